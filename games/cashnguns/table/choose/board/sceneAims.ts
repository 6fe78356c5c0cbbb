// The guns as the scene draws them. Before the joint reveal only one's own is known.
import { type Bullet, NO_SEAT, type View } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { SceneAim } from '../../draw/sceneProps.ts';
import { areAimsShown } from '../../show/poses.ts';
import { seatOf } from '../things.ts';
import type { Playing, Seen } from './sceneSeats.ts';

/** `fired`: by seat, what all have seen. `isQuiet`: lines that do not concern me step back. */
export function sceneAims(
  at: Seen,
  play: Playing,
  fired: ReadonlyMap<Seat, Bullet>,
  isQuiet: boolean,
): readonly SceneAim[] {
  const { table, seat: mine } = at;
  if (!areAimsShown(table)) return ownAim(at, play);
  const aims = table.seats.flatMap((player, seat): SceneAim[] => {
    if (!player.alive || player.target === NO_SEAT || player.down === 'satOut') return [];
    const isMine = seat === mine || player.target === mine;
    const bullet = fired.get(seat);
    const state = isFizzled(table, seat, bullet) ? 'fizzled' : isQuiet && !isMine ? 'quiet' : 'rest';
    return [{ from: seat, to: player.target, state, ...(bullet === undefined ? {} : { fired: bullet }) }];
  });
  return aims.length > 0 ? aims : ownAim(at, play);
}

/** A gun that will not be fired any more: its owner or its target lies behind the table. */
function isFizzled(table: View['table'], seat: Seat, fired: Bullet | undefined): boolean {
  const { down, target } = table.seats[seat]!;
  const aimed = table.seats[target];
  return fired === undefined && (down === 'ducked' || aimed?.down === 'ducked' || aimed?.down === 'satOut');
}

/** My own line before the reveal: on my device only, and not while the hand is covered. */
function ownAim({ seat, table }: Seen, { kind, picked, target, isIn, isHidden }: Playing): readonly SceneAim[] {
  if (seat === undefined || isIn || isHidden) return [];
  const [last] = picked;
  const to = kind === 'bullet' ? target : kind === 'aim' && last !== undefined ? seatOf(last) : undefined;
  return to === undefined || !table.seats[to]?.alive ? [] : [{ from: seat, to, state: 'mine' }];
}
