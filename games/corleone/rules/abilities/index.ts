import { type Frozen, rowOf } from '@omerta/kernel';
import { abilityOf, type Content } from '../content.ts';
import { ABILITIES } from '../effectTable.ts';
import type { Table } from '../state.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { Ability, AbilityOf, AbilityOp } from './compile.ts';
import { settle } from './demands.ts';
import { front } from './fronts.ts';
import { bomb, gunDown } from './gunDown.ts';
import { anyGood, good, horseHead, job, note, suitcase, trade } from './icons.ts';
import { move } from './move.ts';
import { options } from './options.ts';
import { placeNeutral } from './placeNeutral.ts';
import type { AbilityRules } from './rules.ts';
import { whole } from './whole.ts';

/** An ability without rules does not compile. */
const table: { readonly [Op in AbilityOp]: AbilityRules<AbilityOf<Op>> } = {
  note,
  good,
  suitcase,
  job,
  horseHead,
  trade,
  anyGood,
  gunDown,
  bomb,
  settle,
  move,
  placeNeutral,
  front,
  options,
  whole,
  ...ABILITIES,
};

export const rulesOf = (ability: Ability): AbilityRules<Ability> => rowOf(table, ability.op);

export const abilityHelps = (
  content: Content,
  board: Frozen<Table>,
  task: Frozen<AbilitiesTask>,
  key: string,
): boolean => {
  const ability = abilityOf(content, key);
  return rulesOf(ability).helps(content, board, task, ability);
};
