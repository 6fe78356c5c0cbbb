import { only } from '@omerta/kernel';
import { nearestNote } from '../cards.ts';
import { SKIP } from '../choices.ts';
import * as moves from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { TakeMoneyTask } from './task.ts';

/** J2, RN-09: printed money is taken automatically; a substitute for an empty pile may be declined. */
export const takeMoney: TaskRules<TakeMoneyTask> = {
  advance(game, task) {
    for (let asked = task.notes[0]; asked !== undefined; asked = task.notes[0]) {
      const note = nearestNote(game.table.piles, asked);
      if (note !== undefined && note !== asked) return 'waiting';
      task.notes.shift();
      moves.takeMoney(game, task.seat, asked);
    }
    return 'finished';
  },
  question: {
    waitsFor: task => only(task.seat),
    prompt: (look, task) =>
      ask('substitute', { asked: task.notes[0]!, note: nearestNote(look.table.piles, task.notes[0]!)! }),
    choices: (look, task, list) =>
      list.push({ kind: 'take', card: nearestNote(look.table.piles, task.notes[0]!)! }, SKIP),
    whyNot(look, task, choice) {
      if (choice.kind === 'skip') return undefined;
      const substitute = nearestNote(look.table.piles, task.notes[0]!);
      return choice.kind === 'take' && choice.card === substitute ? undefined : reasons.substituteOnly;
    },
    choose(game, task, seat, choice) {
      const asked = task.notes.shift()!;
      if (choice.kind === 'take') moves.takeMoney(game, seat, asked);
      else game.events?.push({ kind: 'noMoneyTaken', seat, asked });
    },
    timeOut: () => SKIP,
  },
};
