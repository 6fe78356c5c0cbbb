import type { Origin } from '@omerta/table/rulebook/origin.ts';

/** Rulings are ours; the rules are the rule book's. */
export const originOf = (rule: string): Origin | undefined => (rule.startsWith('RN-') ? 'proposal' : undefined);
