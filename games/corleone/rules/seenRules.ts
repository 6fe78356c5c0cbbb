import type { SeenRules as RulesSeen } from '@omerta/kernel';
import type { Pack } from './pack/pack.ts';
import { type Corleone, corleone } from './rules.ts';

export type SeenRules = RulesSeen<Corleone>;

/** What a page may ask: everything here needs a view only. */
export const seenRules = (pack: Pack): SeenRules => corleone(pack);
