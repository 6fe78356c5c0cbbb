import type { NO_TALENT, Talent, View } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';

export interface TalentAtSeat {
  readonly seat: Seat;
  readonly talent: Exclude<Talent, typeof NO_TALENT>;
}

/** All that lie open, in the order of the seats. */
export const talentsAt = (table: View['table']): readonly TalentAtSeat[] =>
  table.seats.flatMap(({ talent }, seat) => (talent === '' ? [] : [{ seat, talent }]));

/** T0: in round 1 the Talents are introduced, the viewer's own first; empty in later rounds and until all are known. */
export function talentsAtStart(table: View['table'], mine: Seat | undefined): readonly TalentAtSeat[] {
  if (table.round !== 1 || table.stage === 'over') return [];
  const all = talentsAt(table);
  if (all.length < table.seats.length) return [];
  return [...all.filter(({ seat }) => seat === mine), ...all.filter(({ seat }) => seat !== mine)];
}
