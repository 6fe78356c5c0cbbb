import type { SeenRules as RulesSeen } from '@omerta/kernel';
import type { Content } from './content.ts';
import { type Corleone, rulesFor } from './rules.ts';

export type SeenRules = RulesSeen<Corleone>;

/** What a page may ask: everything here needs a view only. */
export const seenRules = (content: Content): SeenRules => rulesFor(content);
