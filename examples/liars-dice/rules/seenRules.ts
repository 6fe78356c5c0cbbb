import type { SeenRules } from '@omerta/kernel';
import { type LiarsDice, liarsDice } from './rules.ts';

/** What a page may ask: everything here needs a view only. */
export const seenRules: SeenRules<LiarsDice> = liarsDice;
