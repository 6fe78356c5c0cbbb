import type { View } from '@omerta/cashnguns/seen';
import { has } from '@omerta/kernel';

/** By seat: whether a secret answer is in; undefined where none is asked for. */
export function readyBy({ agenda, players }: View['table']): readonly (boolean | undefined)[] {
  const task = agenda.at(-1);
  const isJoint =
    task?.kind === 'bullets' || task?.kind === 'aim' || task?.kind === 'courage' || task?.kind === 'keepTalent';
  return Array.from({ length: players }, (_, seat) =>
    isJoint && has(task.asked, seat) ? !has(task.waiting, seat) : undefined,
  );
}
