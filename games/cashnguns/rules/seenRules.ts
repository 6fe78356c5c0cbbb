import type { Rules } from '@omerta/kernel';
import { type CashNGuns, cashnguns } from './rules.ts';

/** The part of the rules that needs a view only: what a client may ask without ever holding a State. */
export type SeenRules = Pick<Rules<CashNGuns>, 'choices' | 'promptOf' | 'whyNot' | 'readChoice' | 'writeChoice'>;

export const seenRules = (): SeenRules => cashnguns;
