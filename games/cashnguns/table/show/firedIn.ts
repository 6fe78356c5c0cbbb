import type { Bullet, SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { Story } from './story.ts';

/** By seat: the cards that were fired this round and that all have seen by now. */
export function firedIn({ round, onStage }: Story, isShown: boolean): ReadonlyMap<Seat, Bullet> {
  const told = round.filter(
    (event): event is Extract<SeenEvent, { kind: 'shotsFired' }> => event.kind === 'shotsFired',
  );
  const shots = told.filter(event => event !== onStage || isShown).flatMap(event => event.shots);
  return new Map(shots.flatMap(({ seat, bullet }) => (bullet === undefined ? [] : [[seat, bullet] as const])));
}
