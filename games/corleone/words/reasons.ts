import type { Refusal, Values } from '@omerta/words';
import { romanOf } from './names.ts';

/** The act is named where the rules do (S7). */
export const reasonValues = ({ values = {} }: Refusal): Values => ({
  act: typeof values.act === 'number' ? romanOf(values.act) : 'none',
});
