import { sharedCatalogues } from '@omerta/words/shared.ts';
import { checkCatalogues } from '@omerta/words/testing/checkCatalogues.ts';
import { catalogues } from './book.ts';
import sameAsEnglish from './catalogues/sameAsEnglish.json' with { type: 'json' };

checkCatalogues({
  catalogues,
  sameAsEnglish,
  neverZero: [
    'event.memberPlayed count',
    'event.suitcased count',
    'event.jobsLookedAt count',
    'event.jobsReshuffled count',
    'event.alliesLaid count',
    'story.kept of',
    'story.looked count',
    'prompt.trade count',
    'icon.trade.tip count',
    'icon.smuggle.tip count',
  ],
  taken: Object.keys(sharedCatalogues.en),
});
