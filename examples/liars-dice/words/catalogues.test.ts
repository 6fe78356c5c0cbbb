import { sharedCatalogues } from '@omerta/words/shared.ts';
import { checkCatalogues } from '@omerta/words/testing/checkCatalogues.ts';
import { catalogues } from './book.ts';
import sameAsEnglish from './catalogues/sameAsEnglish.json' with { type: 'json' };

checkCatalogues({
  catalogues,
  sameAsEnglish,
  neverZero: [1, 2, 3, 4, 5, 6]
    .map(face => `dice.${face} count`)
    .concat(['event.roundBegan dice', 'group.bid count', 'prompt.firstBid count']),
  taken: Object.keys(sharedCatalogues.en),
});
