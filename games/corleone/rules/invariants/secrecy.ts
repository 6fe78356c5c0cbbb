import type { Viewer } from '@omerta/kernel';
import type { Hand, Piles, Purse } from '../cards.ts';
import { type FinalCount, type Own, type State, type Table, type TableSeat, type View, viewFor } from '../state.ts';
import type { Task, TaskKind } from '../tasks/task.ts';
import type { InvariantProblem } from './problem.ts';

/**
 * INV-16, the cheap part: a view holds only the fields listed here. A new field does not compile until it is listed, so
 * adding it is a decision that its viewer may see it.
 */
export const checkSecrecy = (state: State, list: InvariantProblem[], look = viewFor): void => {
  checkTable(state.table, list);
  for (let viewer: Viewer = 0; viewer < state.own.length; viewer += 1)
    checkView(state, look(state, viewer), viewer, list);
  checkView(state, look(state, 'spectator'), 'spectator', list);
};

type Fields<T> = { readonly [F in keyof Required<T>]: true };
const only = <T>(fields: Fields<T>): ReadonlySet<string> => new Set(Object.keys(fields));

const VIEW = only<View>({ viewer: true, table: true, own: true });

const checkView = (state: State, view: View, viewer: Viewer, list: InvariantProblem[]): void => {
  checkFields(view, VIEW, 'a view', list);
  if (view.viewer !== viewer) list.push({ id: 'INV-16', message: `the view of ${view.viewer} is shown to ${viewer}` });
  if (view.table !== state.table) checkTable(view.table, list);
  if (view.own === undefined) return;
  const isForeign = viewer === 'spectator' || state.own.some((own, seat) => own === view.own && seat !== viewer);
  if (isForeign) list.push({ id: 'INV-16', message: `${viewer} sees what another player alone may see` });
  checkOwn(view.own, list);
};

const PURSE: Fields<Purse> = { $1: true, $2: true, $3: true, $5: true };
const PILES: Fields<Piles> = { ...PURSE, gun: true, booze: true, bloodMoney: true, narcotics: true };
const purseFields = only<Purse>(PURSE);
const pilesFields = only<Piles>(PILES);
const handFields = only<Hand>({ ...PILES, jobs: true, allies: true });

const ownFields = only<Own>({
  hand: true,
  suitcase: true,
  offer: true,
  bid: true,
  pick: true,
  offered: true,
  discards: true,
});

const checkOwn = (own: View['own'] & object, list: InvariantProblem[]): void => {
  checkFields(own, ownFields, 'what a player sees alone', list);
  checkFields(own.hand, handFields, 'a hand', list);
  checkFields(own.suitcase, purseFields, 'a suitcase', list);
};

const tableFields = only<Table>({
  pack: true,
  players: true,
  act: true,
  phase: true,
  horseHead: true,
  piles: true,
  jobDeck: true,
  jobDiscard: true,
  publicJobs: true,
  allies: true,
  alliesGone: true,
  tiles: true,
  blueTiles: true,
  redTiles: true,
  thugSpaces: true,
  familySpaces: true,
  policeChief: true,
  hudson: true,
  stacks: true,
  seats: true,
  agenda: true,
  result: true,
});

const seatFields = only<TableSeat>({
  family: true,
  handSize: true,
  suitcaseSize: true,
  thugs: true,
  members: true,
  markers: true,
  played: true,
  completed: true,
});

const resultFields = only<FinalCount>({ suitcase: true, dominance: true, jobBonuses: true, total: true, place: true });

const checkTable = (table: View['table'], list: InvariantProblem[]): void => {
  checkFields(table, tableFields, 'the table', list);
  checkFields(table.piles, pilesFields, 'the piles', list);
  for (const player of table.seats) checkFields(player, seatFields, 'a seat', list);
  for (const task of table.agenda) checkFields(task, taskFields[task.kind], task.kind, list);
  if (table.result !== undefined) for (const count of table.result) checkFields(count, resultFields, 'a result', list);
};

type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;
const task = <K extends TaskKind>(fields: Omit<Fields<TaskOf<K>>, 'kind'>): ReadonlySet<string> =>
  new Set(['kind', ...Object.keys(fields)]);

const taskFields: { readonly [K in TaskKind]: ReadonlySet<string> } = {
  acts: task<'acts'>({}),
  familyBusiness: task<'familyBusiness'>({ next: true }),
  turn: task<'turn'>({ seat: true, acted: true }),
  whoFirst: task<'whoFirst'>({ seat: true, controller: true, business: true, asked: true }),
  abilities: task<'abilities'>({ seat: true, of: true, left: true, inOrder: true, mark: true, marks: true }),
  jobPick: task<'jobPick'>({ seat: true, count: true, picked: true }),
  trade: task<'trade'>({ seat: true, icon: true, left: true, last: true }),
  takeMoney: task<'takeMoney'>({ seat: true, notes: true }),
  takeGood: task<'takeGood'>({ seat: true, icon: true, taken: true }),
  completeJob: task<'completeJob'>({ seat: true, job: true, ordered: true }),
  settle: task<'settle'>({ seat: true, asked: true, waiting: true }),
  offers: task<'offers'>({ seat: true, asked: true, waiting: true }),
  turfWar: task<'turfWar'>({ turf: true }),
  moveMarker: task<'moveMarker'>({ seat: true, turf: true, asked: true }),
  bribery: task<'bribery'>({ waiting: true }),
  hire: task<'hire'>({ bids: true, order: true, paid: true }),
  tribute: task<'tribute'>({ waiting: true }),
};

const checkFields = (data: object, allowed: ReadonlySet<string>, what: string, list: InvariantProblem[]): void => {
  for (const field in data) {
    if (!allowed.has(field)) list.push({ id: 'INV-16', message: `${what} shows ${field}, which is not on the list` });
  }
};
