import { influenceIn, winnerOf } from '../board/influence.ts';
import { placeMarker } from '../moves.ts';
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
