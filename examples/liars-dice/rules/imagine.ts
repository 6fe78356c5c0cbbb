import { below, has, next32, type Random, randomFrom, type Seat } from '@omerta/kernel';
import { cloneOwn, cloneTable } from './clone.ts';
import { rollDice } from './dice.ts';
import type { Own, State, View } from './state.ts';

/** A random full state that this viewer cannot tell from the real one. */
export const imagine = (view: View, random: Random): State => {
  const table = cloneTable(view.table);
  const own = table.dice.map((_left, seat) =>
    seat === view.viewer && view.own !== undefined ? cloneOwn(view.own) : imagineOwn(view, seat, random),
  );
  return { table, own, secret: { random: randomFrom(next32(random)) } };
};

/** Any dice under the cup, and any decision that was made and is still secret. */
const imagineOwn = ({ table }: View, seat: Seat, random: Random): Own => {
  const task = table.agenda.at(-1);
  const isDecided = task?.kind === 'secondRoll' && has(task.asked, seat) && !has(task.waiting, seat);
  return {
    dice: task === undefined ? [] : rollDice(random, table.dice[seat]!),
    secondRoll: isDecided ? DECISIONS[below(random, DECISIONS.length)]! : '',
  };
};

const DECISIONS = ['again', 'keep'] as const;
