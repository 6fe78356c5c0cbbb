import { only } from '@omerta/kernel';
import { SKIP } from '../choices.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { MoveMarkerTask } from './task.ts';

/** W4, RN-24: a player without markers may move one of his own from any depth of any stack, or none. */
export const moveMarker: TaskRules<MoveMarkerTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) => ask('moveMarker', { turf: look.content.turfs[task.turf]!.id }),
    choices(look, task, list) {
      for (const [turf, stack] of look.table.stacks.entries()) {
        for (const [depth, owner] of stack.entries()) {
          if (owner === task.seat) list.push({ kind: 'marker', turf: look.content.turfs[turf]!.id, depth });
        }
      }
      list.push(SKIP);
    },
    whyNot(look, task, choice) {
      if (choice.kind === 'skip') return undefined;
      if (choice.kind !== 'marker') return reasons.notThisQuestion;
      const turf = look.content.turfIndex.get(choice.turf);
      if (turf === undefined) return reasons.notATurf;
      return look.table.stacks[turf]![choice.depth] === task.seat ? undefined : reasons.notYourMarker;
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
