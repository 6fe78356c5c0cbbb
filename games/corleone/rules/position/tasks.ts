import { isGood, isNote } from '../cards.ts';
import type { Content } from '../content.ts';
import { complain, inside, quote } from '../pack/problem.ts';
import { flag, isRecord, oneOf, record, type Shape, whole } from '../pack/shape.ts';
import type { Marks, Task, TaskKind } from '../tasks/task.ts';
import {
  asItIs,
  bySeat,
  type Form,
  listOf,
  mapOf,
  nameOf,
  nameOrNone,
  note,
  purse,
  type Setting,
  seat,
  seatList,
  seats,
  turf,
  turfOrEnd,
} from './forms.ts';
import type { WrittenTask } from './position.ts';

type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;
type Forms<T> = { readonly [F in Exclude<keyof T, 'kind'>]-?: Form<NonNullable<T[F]>> };

const yesOrNo = asItIs<boolean>(flag);
const count = asItIs<number>(whole(0, 99));
const job = nameOf('job', (name, { jobs }) => jobs.has(name));
const ability = nameOf('ability', (name, { abilities }) => abilities.has(name));
const front = nameOf('business with a front', (name, { businesses }) => businesses.get(name)?.front !== undefined);
const card = nameOf('card', (name, { cardOrder }) => cardOrder.has(name));
const trade = nameOf('trade', (name, { abilities }) => abilities.get(name)?.op === 'trade');
const isPlace = (name: string, { businesses, spaceIndex }: Content): boolean =>
  businesses.has(name) || spaceIndex.has(name);
const place = nameOf('space', isPlace);
const source = nameOf(
  'business, space, turf or card',
  (name, content) =>
    isPlace(name, content) ||
    content.turfIndex.has(name) ||
    (content.cardOrder.has(name) && !isNote(name) && !isGood(name)),
);

const marks: Form<Marks> = {
  shape: setting => mapOf(ability.shape(setting), listOf(place).shape(setting)),
  write: value => Object.fromEntries(Object.entries(value).map(([part, places]) => [part, places.slice()])),
  read: written => Object.fromEntries(Object.entries(written as Marks).map(([part, places]) => [part, places.slice()])),
};

/** Fields that stand only where there is something to say. */
const OPTIONAL: ReadonlySet<string> = new Set<keyof TaskOf<'abilities'>>(['marks']);

/** A task, or a field of one, that nobody wrote down here does not compile. */
const forms: { readonly [K in TaskKind]: Forms<TaskOf<K>> } = {
  acts: {},
  familyBusiness: { next: seat },
  turn: { seat, acted: yesOrNo },
  whoFirst: { seat, controller: seat, business: front, asked: yesOrNo },
  abilities: { seat, of: source, left: listOf(ability), inOrder: yesOrNo, mark: nameOrNone(place), marks },
  jobPick: { seat, count, picked: yesOrNo },
  trade: { seat, icon: trade, left: count, last: nameOrNone(card) },
  takeMoney: { seat, notes: listOf(note) },
  takeGood: { seat, icon: trade, taken: yesOrNo },
  completeJob: { seat, job, ordered: yesOrNo },
  settle: { seat, asked: seats, waiting: seats },
  offers: { seat, asked: seats, waiting: seats },
  turfWar: { turf: turfOrEnd },
  moveMarker: { seat, turf, asked: yesOrNo },
  bribery: { waiting: seats },
  hire: { bids: bySeat(purse), order: seatList, paid: seats },
  tribute: { waiting: seats },
};

// Each kind has the forms of its own fields; TypeScript cannot follow that through the index.
const formsOf = (kind: TaskKind): [string, Form<unknown>][] => Object.entries(forms[kind]) as [string, Form<unknown>][];

export const writeTask = (task: Task, setting: Setting): WrittenTask => {
  const fields = new Map<string, unknown>(Object.entries(task));
  return {
    kind: task.kind,
    ...Object.fromEntries(
      formsOf(task.kind)
        .filter(([field]) => fields.has(field))
        .map(([field, form]) => [field, form.write(fields.get(field), setting)]),
    ),
  };
};

export const taskShape =
  (setting: Setting): Shape =>
  (value, at) => {
    if (!isRecord(value)) return complain(at, `must be an object, not ${quote(value)}`);
    const { kind } = value;
    if (typeof kind !== 'string' || !Object.hasOwn(forms, kind))
      return complain(inside(at, 'kind'), `there is no task ${quote(kind)}`);
    const fields = formsOf(kind as TaskKind).map(([field, form]) => [field, form.shape(setting)] as const);
    const required = fields.filter(([field]) => !OPTIONAL.has(field));
    const optional = fields.filter(([field]) => OPTIONAL.has(field));
    record({ kind: oneOf(kind), ...Object.fromEntries(required) }, Object.fromEntries(optional))(value, at);
  };

/** Only for what `taskShape` has passed. */
export const readTask = (written: WrittenTask, setting: Setting): Task => {
  const fields = formsOf(written.kind)
    .filter(([field]) => Object.hasOwn(written, field))
    .map(([field, form]) => [field, form.read(written[field], setting)]);
  return { kind: written.kind, ...Object.fromEntries(fields) } as Task;
};
