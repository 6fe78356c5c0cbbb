import type { Origin } from '@omerta/table/rulebook/origin.ts';

const PRINTED = new Set(
  'X01 X02 X03 X04 AMB-02 AMB-09 AMB-16 AMB-22 AMB-28 AMB-31 AMB-43 AMB-44 AMB-46 AMB-56'.split(' '),
);
const REPORTED = new Set('AMB-01 AMB-08 AMB-11 AMB-33 AMB-41 AMB-57'.split(' '));
/** Pairs of talents that need a decision; the others follow from the talents themselves. */
const DECIDED = new Set('X05 X06 X07 X08 X09 X12 X13 X17 X22 X26'.split(' '));

/** Of a ruling; undefined for rules, which are all the rule book's. */
export function originOf(rule: string): Origin | undefined {
  if (PRINTED.has(rule)) return 'printed';
  if (REPORTED.has(rule)) return 'reported';
  return rule.startsWith('AMB-') || DECIDED.has(rule) ? 'proposal' : undefined;
}
