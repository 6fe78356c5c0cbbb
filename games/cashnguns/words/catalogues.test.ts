import { sharedCatalogues } from '@omerta/words/shared.ts';
import { checkCatalogues } from '@omerta/words/testing/checkCatalogues.ts';
import { catalogues } from './book.ts';
import sameAsEnglish from './catalogues/sameAsEnglish.json' with { type: 'json' };

checkCatalogues({
  catalogues,
  sameAsEnglish,
  neverZero: [
    'event.roundBegan count',
    'event.luckyEscape count',
    'event.wounded count',
    'event.vultureTook count',
    'story.aim count',
    'story.hit count',
    'story.out count',
    'prompt.doctor count',
    'prompt.vulture count',
    'prompt.share count',
    'prompt.shareOrTwo count',
  ],
  taken: Object.keys(sharedCatalogues.en),
});
