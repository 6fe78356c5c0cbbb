import type { Frozen, Seat } from '@omerta/kernel';
import type { Content } from '../content.ts';
import { type Figure, NO_FIGURE, ownerOf } from '../figures.ts';
import { placeMarker } from '../moves.ts';
import type { Table } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { TurfWarTask } from './task.ts';

/** W1, W2: strictly most influence places a marker; ties and neutrals place nothing. */
export const turfWar: TaskRules<TurfWarTask> = {
  advance(game, task) {
    if (task.turf === game.content.turfs.length) return 'finished';
    const turf = task.turf;
    task.turf += 1;
    const { id } = game.content.turfs[turf]!;
    const winner = winnerOf(influenceIn(game.content, game.table, turf));
    if (typeof winner === 'string') {
      game.events?.push({ kind: 'turfNotWon', turf: id, why: winner });
    } else {
      game.events?.push({ kind: 'turfWon', turf: id, seat: winner.seat, influence: winner.influence });
      placeMarker(game, winner.seat, turf);
    }
    return 'again';
  },
};

/** Influence by seat; the last entry is the neutrals', who are one faction. */
export const influenceIn = (content: Content, table: Frozen<Table>, turf: number): number[] => {
  const influence = new Array<number>(table.players + 1).fill(0);
  const add = (figure: Figure): void => {
    if (figure !== NO_FIGURE) influence[ownerOf(figure) ?? table.players]! += 1;
  };
  add(table.thugSpaces[turf * 2]!);
  add(table.thugSpaces[turf * 2 + 1]!);
  for (const space of content.turfs[turf]!.spaces) add(table.familySpaces[space]!); // M4
  if (table.policeChief === turf) influence[table.players]! += 1;
  return influence;
};

const winnerOf = (influence: readonly number[]): { seat: Seat; influence: number } | 'tie' | 'neutral' | 'nobody' => {
  const most = Math.max(...influence);
  if (most === 0) return 'nobody';
  const first = influence.indexOf(most);
  if (influence.lastIndexOf(most) !== first) return 'tie';
  return first === influence.length - 1 ? 'neutral' : { seat: first, influence: most };
};
