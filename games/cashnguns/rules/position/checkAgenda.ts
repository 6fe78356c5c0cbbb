import { seatName } from '@omerta/kernel';
import { type Complain, quote } from '@omerta/kernel/shape';
import { ownerOf } from '../seating.ts';
import { NO_SEAT, type Stage, type State, type Table } from '../state.ts';
import type { Talent } from '../talents.ts';
import type { Task, TaskKind } from '../tasks/task.ts';

/** Whether this stack of tasks is possible in this stage. */
export const checkAgenda = ({ table }: State, complain: Complain): void => {
  const { agenda, stage } = table;
  const stacks = stacksIn[stage];
  if (stage === 'over') {
    if (agenda.length > 0) complain('agenda', 'must be empty: the game is over');
  } else if (!stacks.some(kinds => kinds.join() === agenda.map(({ kind }) => kind).join())) {
    complain('agenda', `must be ${stacks.map(kinds => kinds.join(', ')).join(' or ')} in the stage ${stage}`);
  } else {
    for (const [at, task] of agenda.entries()) {
      if (at < agenda.length - 1) checkBelow(task, `agenda[${at}]`, complain);
      checkOwner(table, task, `agenda[${at}]`, complain);
    }
  }
};

const resolving = (...above: readonly TaskKind[]): TaskKind[][] => [
  ['rounds', 'sharing', 'resolve', ...above],
  ['rounds', 'sharing', 'dictator', 'resolve', ...above],
];

/** All stacks that are possible while a player is asked; the last task is advanced first. */
const stacksIn: { readonly [S in Stage]: readonly (readonly TaskKind[])[] } = {
  talents: [['rounds', 'keepTalent']],
  loot: [
    ['rounds', 'hustle'],
    ['rounds', 'hustle', 'giveBack'],
  ],
  bullet: [['rounds', 'bullets']],
  holdUp: [
    ['rounds', 'aim'],
    ['rounds', 'kid', 'aim'],
    ['rounds', 'cunning', 'aim'],
    ['rounds', 'cunning', 'kid', 'aim'],
    ['rounds', 'kid'],
    ['rounds', 'cunning', 'kid'],
    ['rounds', 'cunning'],
  ],
  privilege: [
    ['rounds', 'privilege'],
    ['rounds', 'privilege', 'retarget'],
  ],
  courage: [['rounds', 'courage']],
  effects: [
    ['rounds', 'unfired', 'doctor'],
    ['rounds', 'unfired', 'smart'],
    ['rounds', 'opening', 'burials'],
  ],
  sharing: [
    ['rounds', 'sharing'],
    ['rounds', 'sharing', 'dictator'],
    ...resolving('junk'),
    ...resolving('reload'),
    ...resolving('reload', 'reload'),
  ],
  over: [],
};

/** A task below another has had its answer, or is still to come. */
const checkBelow = (task: Task, field: string, complain: Complain): void => {
  const demand = whenBelow[task.kind];
  if (demand === undefined) return;
  const [name, value] = demand;
  const found = new Map<string, unknown>(Object.entries(task)).get(name);
  if (found !== value) complain(`${field}.${name}`, `must be ${value} below another task, not ${quote(found)}`);
};

const whenBelow: { readonly [K in TaskKind]?: readonly [field: string, value: boolean] } = {
  hustle: ['asked', true],
  kid: ['asked', false],
  cunning: ['asked', false],
  privilege: ['asked', true],
  dictator: ['asked', true],
  reload: ['begun', false],
};

/** Talents that ask their living owner alone. */
const talentOf: { readonly [K in TaskKind]?: Talent } = {
  hustle: 'hustler',
  giveBack: 'hustler',
  kid: 'kid',
  cunning: 'cunning',
  doctor: 'doctor',
  smart: 'smart',
  dictator: 'dictator',
  junk: 'junkDealer',
};

const checkOwner = (table: Table, task: Task, field: string, complain: Complain): void => {
  const talent = talentOf[task.kind];
  if (talent === undefined || !('seat' in task) || ownerOf(table, talent) === task.seat) return;
  const owner = ownerOf(table, talent);
  const wanted = owner === NO_SEAT ? `there is no living ${talent}` : `the ${talent} sits at ${seatName(owner)}`;
  complain(`${field}.seat`, `cannot be ${seatName(task.seat)}: ${wanted}`);
};
