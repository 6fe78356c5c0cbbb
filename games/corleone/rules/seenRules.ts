import type { Rules } from '@omerta/kernel';
import type { Pack } from './pack/pack.ts';
import { type Corleone, corleone } from './rules.ts';

/** The part of the rules that needs a view only: what a client may ask without ever holding a State. */
export type SeenRules = Pick<Rules<Corleone>, 'choices' | 'promptOf' | 'whyNot' | 'readChoice' | 'writeChoice'>;

export const seenRules = (pack: Pack): SeenRules => corleone(pack);
