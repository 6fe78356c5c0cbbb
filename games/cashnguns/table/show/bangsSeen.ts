import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';

/** How many Bangs each seat has shown face up, as far as the log goes; undefined where the table keeps none. */
export function bangsSeen(log: readonly object[] | undefined, players: number): readonly number[] | undefined {
  if (log === undefined) return undefined;
  const seen = new Array<number>(players).fill(0);
  const show = (seat: Seat) => {
    seen[seat] = (seen[seat] ?? 0) + 1;
  };
  for (const event of log as readonly SeenEvent[]) {
    if (event.kind === 'bangShown') show(event.seat);
    if (event.kind === 'shotsFired') for (const { seat, bullet } of event.shots) if (bullet === 'bang') show(seat);
  }
  return seen;
}
