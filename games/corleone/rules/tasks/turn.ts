import { only, type Reason, rowOf } from '@omerta/kernel';
import type { Action } from '../actions/action.ts';
import { completeJob } from '../actions/completeJob.ts';
import { figuresInReserve, giveUpFigure } from '../actions/giveUpFigure.ts';
import { playAlly } from '../actions/playAlly.ts';
import { playMember } from '../actions/playMember.ts';
import { playThug } from '../actions/playThug.ts';
import type { Choice, ChoiceKind } from '../choices.ts';
import type { Look } from '../game.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import type { TurnTask } from './task.ts';

/** F3: exactly one action; F4 where none is possible. */
export const turn: TaskRules<TurnTask> = {
  advance: (_game, task) => (task.acted ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: look => (canAct(look) ? ask('turn', {}) : ask('giveUpFigure', {})),
    choices(look, _task, list) {
      addActions(look, list);
      if (list.length === 0) giveUpFigure.choices(look, list);
    },
    whyNot(look, _task, choice) {
      if (choice.kind === 'take' || choice.kind === 'suitcase') return reasons.moneyNeverChanged;
      if (choice.kind === 'skip' || choice.kind === 'done')
        return canAct(look) ? reasons.noPassing : reasons.mustLoseFigure;
      if (choice.kind !== 'lose') return whyNotAction(look, choice);
      return canAct(look) ? reasons.actionsPossible : giveUpFigure.whyNot(look, choice);
    },
    choose(game, task, seat, choice) {
      task.acted = true;
      if (choice.kind === 'lose') return giveUpFigure.perform(game, seat, choice);
      const action = rowOf(actions, choice.kind);
      if (action === undefined) throw new Error(`${choice.kind} is no action`);
      action.perform(game, seat, choice);
    },
    timeOut: look => (canAct(look) ? undefined : { kind: 'lose', role: figuresInReserve(look)[0]! }),
  },
};

const actions: { readonly [K in ChoiceKind]?: Action<K> } = {
  thug: playThug,
  member: playMember,
  job: completeJob,
  ally: playAlly,
};

const addActions = (look: Look, list: Choice[]): void => {
  playThug.choices(look, list);
  playMember.choices(look, list);
  completeJob.choices(look, list);
  playAlly.choices(look, list);
};

const whyNotAction = (look: Look, choice: Choice): Reason | undefined => {
  const action = rowOf(actions, choice.kind);
  return action === undefined ? reasons.notThisQuestion : action.whyNot(look, choice);
};

const canAct = (look: Look): boolean => {
  const list: Choice[] = [];
  addActions(look, list);
  return list.length > 0;
};
