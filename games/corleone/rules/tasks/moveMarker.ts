import { only } from '@omerta/kernel';
import { canMoveMarkerTo } from '../board/turfs.ts';
import { SKIP } from '../choices.ts';
import type { Look } from '../game.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { MoveMarkerTask } from './task.ts';

/** W4, RN-24: a player without markers may move one of their own from any depth of any stack, or none. */
export const moveMarker: TaskRules<MoveMarkerTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) => ask('moveMarker', { turf: look.content.turfs[task.turf]!.id }),
    choices(look, task, list) {
      for (const [turf, stack] of look.table.stacks.entries()) {
        for (const [depth, owner] of stack.entries()) {
          if (owner === task.seat && !staysInPlace(look, task, turf, depth))
            list.push({ kind: 'marker', turf: look.content.turfs[turf]!.id, depth });
        }
      }
      list.push(SKIP);
    },
    whyNot(look, task, choice) {
      if (choice.kind === 'skip') return undefined;
      if (choice.kind !== 'marker') return reasons.notThisQuestion;
      const turf = look.content.turfIndex.get(choice.turf);
      if (turf === undefined) return reasons.notATurf;
      if (look.table.stacks[turf]![choice.depth] !== task.seat) return reasons.notYourMarker;
      return staysInPlace(look, task, turf, choice.depth) ? reasons.turfAlreadyYours : undefined;
    },
    choose(game, task, seat, choice) {
      task.asked = true;
      const { content, table } = game;
      const to = content.turfs[task.turf]!.id;
      if (choice.kind !== 'marker') {
        game.events?.push({ kind: 'markerDeclined', seat, turf: to });
        return;
      }
      table.stacks[content.turfIndex.get(choice.turf)!]!.splice(choice.depth, 1);
      table.stacks[task.turf]!.push(seat);
      game.events?.push({ kind: 'markerMoved', seat, from: choice.turf, to });
    },
    timeOut: () => SKIP,
  },
};

/** RN-32: the top marker of the turf would only come back to where it is. */
const staysInPlace = (look: Look, task: MoveMarkerTask, turf: number, depth: number): boolean =>
  turf === task.turf &&
  depth === look.table.stacks[turf]!.length - 1 &&
  !canMoveMarkerTo(look.content, look.table, task.seat, turf);
