import { type Frozen, only, type Reason } from '@omerta/kernel';
import { type Choice, DONE, SKIP } from '../choices.ts';
import { abilityOf } from '../content.ts';
import type { Game, Look } from '../game.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from '../tasks/rules.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { Ability } from './compile.ts';
import { abilityHelps, rulesOf } from './index.ts';

/**
 * Icons in any order, each at most once, all optional (RN-01); or a job's parts in printed order (RN-05).
 * Ends by itself once all players can see that nothing is left to use.
 */
export const abilities: TaskRules<AbilitiesTask> = {
  advance({ content, table }, task) {
    const helps = (key: string) => abilityHelps(content, table, task, key);
    if (task.inOrder) {
      while (task.left.length > 0 && !helps(task.left[0]!)) task.left.shift();
      return task.left.length > 0 ? 'waiting' : 'finished';
    }
    return task.left.some(helps) ? 'waiting' : 'finished';
  },
  question: {
    waitsFor: task => only(task.seat),
    prompt: (_look, task) =>
      task.inOrder
        ? ask('part', { card: task.of, ability: task.left[0]! })
        : ask('abilities', { of: task.of, left: task.left }),
    choices(look, task, list) {
      const open = task.inOrder ? 1 : task.left.length;
      for (let at = 0; at < open; at += 1) {
        const key = task.left[at]!;
        if (task.left.indexOf(key) !== at) continue; // equal icons are offered once
        const ability = abilityOf(look.content, key);
        addLegal(look, task, ability, list);
      }
      list.push(task.inOrder ? SKIP : DONE);
    },
    whyNot(look, task, choice) {
      if (choice.kind === 'done') return task.inOrder ? reasons.notThisQuestion : undefined;
      if (choice.kind === 'skip') return task.inOrder ? undefined : reasons.notThisQuestion;
      if (choice.kind === 'order') return isForJob(look) ? reasons.moneyBeforeOrAfter : reasons.notThisQuestion;
      const found = findAbility(look, task, choice);
      return typeof found === 'number' ? undefined : found;
    },
    choose(game, task, seat, choice) {
      if (choice.kind === 'done' || choice.kind === 'skip') return decline(game, task, choice.kind === 'done');
      const at = findAbility({ content: game.content, table: game.table, own: game.own[seat]!, seat }, task, choice);
      if (typeof at !== 'number') throw new Error(`${choice.kind} fits no ability: ${at.code}`);
      const ability = abilityOf(game.content, task.left[at]!);
      task.left.splice(at, 1);
      rulesOf(ability).use(game, task, ability, choice);
    },
    timeOut: (_look, task) => (task.inOrder ? SKIP : DONE),
  },
};

const isForJob = ({ table }: Look): boolean => table.agenda.some(({ kind }) => kind === 'completeJob');

const addLegal = (look: Look, task: Frozen<AbilitiesTask>, ability: Ability, list: Choice[]): void => {
  const { candidates, whyNot } = rulesOf(ability);
  let kept = list.length;
  candidates(look, task, ability, list);
  for (let at = kept; at < list.length; at += 1) {
    if (whyNot(look, task, ability, list[at]!) === undefined) list[kept++] = list[at]!;
  }
  if (kept < list.length) list.length = kept;
};

/** Where in `left` the choice belongs, or why it belongs nowhere. */
const findAbility = (look: Look, task: Frozen<AbilitiesTask>, choice: Choice): number | Reason => {
  let refusal: Reason = reasons.abilityNotHere;
  for (let at = 0; at < task.left.length; at += 1) {
    const ability = abilityOf(look.content, task.left[at]!);
    const reason = rulesOf(ability).whyNot(look, task, ability, choice);
    if (reason === undefined) return task.inOrder && at > 0 ? reasons.printedOrder : at;
    if (refusal === reasons.abilityNotHere) refusal = reason;
    if (task.inOrder && at === 0 && reason !== reasons.abilityNotHere) return reason;
  }
  return refusal;
};

/** All that is left, or the next part with all its equal steps. */
const decline = (game: Game, task: AbilitiesTask, all: boolean): void => {
  const next = task.left.findIndex(key => key !== task.left[0]);
  const declined = task.left.splice(0, all || next < 0 ? task.left.length : next);
  game.events?.push({ kind: 'abilitiesDeclined', seat: task.seat, of: task.of, abilities: declined });
};
