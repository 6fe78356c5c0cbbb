import { quote } from '@omerta/kernel/shape';
import { NO_PLACE, placeNamed } from '../board/places.ts';
import type { Content } from '../content.ts';
import { complain, inside, type Place } from '../pack/problem.ts';
import type { Phase, State, Table } from '../state.ts';
import type { Task, TaskKind } from '../tasks/task.ts';
import { checkQuestion } from './checkQuestion.ts';

/** Whether this stack of tasks is possible in this phase. */
export const checkAgenda = (content: Content, state: State, at: Place): void => {
  const { agenda, phase } = state.table;
  const place = inside(at, 'agenda');
  const bottoms = bottomOf[phase];
  if (phase === 'over') {
    if (agenda.length > 0) complain(place, 'must be empty: the game is over');
  } else if (agenda.length === 0) complain(place, 'is empty, but the game is not over');
  else if (bottoms.length === 0) complain(inside(at, 'phase'), `no player is asked anything in the phase ${phase}`);
  else if (!bottoms.some(kinds => kinds.every((kind, height) => agenda[height]?.kind === kind))) {
    const expected = bottoms.map(kinds => kinds.join(', ')).join(' or ');
    complain(place, `must begin with ${expected} in the phase ${phase}`);
  } else {
    checkTasks(content, state.table, bottoms[0]!.length, place);
    checkQuestion(state, inside(place, agenda.length - 1));
  }
};

const checkTasks = (content: Content, table: Table, height: number, place: Place): void => {
  const { agenda, phase } = table;
  agenda.forEach((task, number) => {
    const here = inside(place, number);
    if (number >= height && !(phase === 'family' && inTurn.includes(task.kind)))
      complain(inside(here, 'kind'), `${task.kind} cannot lie here in the phase ${phase}`);
    if (number < agenda.length - 1) checkBelow(task, here);
    if (task.kind === 'whoFirst' && placeNamed(content, table, task.business) === NO_PLACE)
      complain(inside(here, 'business'), `${task.business} is not on the board`);
  });
  if (agenda.filter(({ kind }) => kind === 'completeJob').length > 1) complain(place, 'one job is completed at a time');
};

/** The tasks at the bottom; none for a phase without questions. */
const bottomOf: { readonly [P in Phase]: readonly (readonly TaskKind[])[] } = {
  open: [],
  family: [['acts', 'familyBusiness', 'turn']],
  war: [['acts', 'turfWar', 'moveMarker']],
  bribery: [
    ['acts', 'bribery'],
    ['acts', 'hire'],
  ],
  tribute: [['acts', 'tribute']],
  entracte: [],
  over: [],
};

/** What may lie on top of a turn. */
const inTurn: readonly TaskKind[] = [
  ...(['whoFirst', 'abilities', 'jobPick', 'trade', 'takeMoney', 'takeGood', 'completeJob'] as const),
  ...(['settle', 'offers', 'moveMarker'] as const),
];

/** A task below another has had its answer, or has no question, or asks it later. */
const checkBelow = (task: Task, place: Place): void => {
  const demand = whenBelow[task.kind];
  if (demand === 'never') complain(inside(place, 'kind'), `${task.kind} can only be the last task`);
  else if (demand !== undefined) {
    const [field, value] = demand;
    const found = new Map<string, unknown>(Object.entries(task)).get(field);
    if (found !== value) complain(inside(place, field), `must be ${value} below another task, not ${quote(found)}`);
  }
};

const whenBelow: { readonly [K in TaskKind]: readonly [field: string, value: unknown] | 'never' | undefined } = {
  acts: undefined,
  familyBusiness: undefined,
  turn: ['acted', true],
  whoFirst: ['asked', true],
  abilities: undefined,
  jobPick: 'never',
  trade: ['left', 0],
  takeMoney: undefined,
  takeGood: 'never',
  completeJob: ['ordered', true],
  settle: 'never',
  offers: 'never',
  turfWar: undefined,
  moveMarker: 'never',
  bribery: 'never',
  hire: 'never',
  tribute: 'never',
};
