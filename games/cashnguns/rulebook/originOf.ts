import type { Origin } from '@omerta/table/rulebook/origin.ts';

/** Sentences of ours in them are marked where they stand. */
const PRINTED = new Set('X01 X04 AMB-02 AMB-16 AMB-28 AMB-31 AMB-43 AMB-44 AMB-46 AMB-56'.split(' '));
const REPORTED = new Set('AMB-01 AMB-08 AMB-11 AMB-33 AMB-41 AMB-57'.split(' '));
/** Pairs of talents that need a decision; the others follow from the talents themselves. */
const DECIDED = new Set('X02 X03 X05 X06 X07 X08 X09 X12 X13 X17 X22 X26'.split(' '));

/** Of a ruling or a talent; undefined for the other rules, which are all the rule book's. */
export function originOf(rule: string): Origin | undefined {
  if (PRINTED.has(rule) || rule.startsWith('T-')) return 'printed';
  if (REPORTED.has(rule)) return 'reported';
  return rule.startsWith('AMB-') || DECIDED.has(rule) ? 'proposal' : undefined;
}
