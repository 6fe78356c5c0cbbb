import type { Outcome } from '@omerta/kernel';
import type { State } from './state.ts';

/** L8, L9: the winner is the one who is still in; the others are placed by the round they went out in. */
export const outcomeOf = ({ table: { agenda, dice, outIn } }: State): Outcome | undefined => {
  if (agenda.length > 0) return undefined;
  const lasted = outIn.map(round => (round === 0 ? Number.POSITIVE_INFINITY : round));
  return { scores: dice.slice(), places: lasted.map(own => 1 + lasted.filter(other => other > own).length) };
};
