import sameAsEnglish from '../catalogues/sameAsEnglish.json' with { type: 'json' };
import { checkCatalogues } from '../testing/checkCatalogues.ts';
import { sharedCatalogues } from './shared.ts';

checkCatalogues({ catalogues: sharedCatalogues, sameAsEnglish, neverZero: ['ui.waiting count', 'ui.winner players'] });
