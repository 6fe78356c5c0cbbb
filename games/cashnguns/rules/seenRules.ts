import type { SeenRules as RulesSeen } from '@omerta/kernel';
import { type CashNGuns, cashnguns } from './rules.ts';

export type SeenRules = RulesSeen<CashNGuns>;

/** What a page may ask: everything here needs a view only. */
export const seenRules = (): SeenRules => cashnguns;
