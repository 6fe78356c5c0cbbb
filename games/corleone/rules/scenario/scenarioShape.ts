// The form of a scenario; whether its cards and places exist is looked at with the pack in hand.
import { isSeed } from '@omerta/kernel';
import { GOODS, NOTES } from '../cards.ts';
import { MEMBERS } from '../figures.ts';
import { complain, inside, quote } from '../pack/problem.ts';
import {
  filledText,
  isRecord,
  list,
  listWithoutRepeats,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from '../pack/shape.ts';
import { PHASES } from '../state.ts';
import { isEventKind } from './eventKinds.ts';
import { GIVEN_PHASES, SCENARIO_FORMAT, SEAT_LETTERS, STOCK_NAMES } from './scenario.ts';

type Fields = Readonly<Record<string, Shape>>;

const MOST = 200; // keeps a broken file from filling the memory

const names = list(filledText, 0, MOST);
const count = whole(0, 999);
const seat = oneOf(...SEAT_LETTERS);
const member = oneOf(...MEMBERS);

const optional = (fields: Fields): Shape => record({}, fields);

/** Keys are checked by `key`, values by `shape`. */
const mapOf =
  (shape: Shape, key: (name: string) => boolean = () => true): Shape =>
  (value, place) => {
    if (!isRecord(value)) return complain(place, `must be an object, not ${quote(value)}`);
    for (const [name, each] of Object.entries(value)) {
      if (key(name)) shape(each, inside(place, name));
      else complain(inside(place, name), 'is not a known field');
    }
  };

const either =
  (isFirst: (value: unknown) => boolean, first: Shape, second: Shape): Shape =>
  (value, place) =>
    isFirst(value) ? first(value, place) : second(value, place);

const isText = (value: unknown): boolean => typeof value === 'string';
const anything: Shape = () => undefined;

const forSeats = (shape: Shape): Fields => Object.fromEntries(SEAT_LETTERS.map(letter => [letter, shape]));
const forViewers = (shape: Shape): Fields => ({ ...forSeats(shape), spectator: shape });

const piles = mapOf(count, name => ([...NOTES, ...GOODS] as readonly string[]).includes(name));
const stacks = mapOf(list(seat, 0, MOST));

const seed: Shape = (value, place) => {
  if (!isSeed(value)) complain(place, `must be a whole number from 0, or 64 hex digits, not ${quote(value)}`);
};

const change: Shape = (value, place) => {
  if (!Array.isArray(value) || value.length !== 2 || !isText(value[0]))
    complain(place, 'must be a list of a path and a value');
};

const pack = either(
  value => isRecord(value) && Object.hasOwn(value, 'change'),
  record({ change: list(change, 1, MOST) }),
  mapOf(anything),
);

const givenSeat = optional({
  hand: names,
  suitcase: list(oneOf(...NOTES), 0, MOST),
  thugs: whole(0, 9),
  members: listWithoutRepeats(member, 0, 3),
  markers: whole(0, 99),
  played: names,
  completed: names,
  family: filledText,
});

const given = optional({
  position: mapOf(anything),
  from: oneOf(...STOCK_NAMES, 'setup', 'deal'),
  pack,
  seed,
  players: whole(2, 5),
  families: names,
  firstPlayer: seat,
  act: whole(1, 4),
  phase: oneOf(...GIVEN_PHASES),
  turn: seat,
  horseHead: seat,
  tiles: mapOf(text),
  blueTiles: names,
  redTiles: names,
  board: mapOf(filledText),
  policeChief: filledText,
  hudson: names,
  control: mapOf(either(isText, seat, list(seat, 0, MOST))),
  piles,
  jobDeck: names,
  jobDiscard: names,
  publicJobs: names,
  allies: names,
  ...forSeats(givenSeat),
});

const pattern = either(isText, filledText, (value, place) =>
  isRecord(value) ? undefined : complain(place, `must be a kind or an object, not ${quote(value)}`),
);

/** An unknown kind would never happen, and `noEvents` would always be right. */
const eventPattern: Shape = (value, place) => {
  pattern(value, place);
  const kind = isRecord(value) ? value.kind : value;
  if (!isEventKind(kind)) complain(place, `there is no event ${quote(kind)}`);
};
const patterns = list(eventPattern, 1, MOST);

const seatExpectations = optional({
  hand: names,
  handSize: count,
  suitcase: list(oneOf(...NOTES), 0, MOST),
  suitcaseValue: count,
  thugs: count,
  members: listWithoutRepeats(member, 0, 3),
  markers: count,
  played: names,
  completed: names,
  total: count,
  dominance: count,
  jobBonuses: count,
  place: whole(1, 5),
});

const choiceExpectations = optional({
  has: names,
  hasNot: names,
  only: names,
  count: either(isRecord, mapOf(count), count),
  kinds: names,
});

const viewExpectations = optional({ has: names, hasNot: names });
const namesOrCount = either(Array.isArray, names, count);
const nameOrNull: Shape = (value, place) => (value === null ? undefined : filledText(value, place));

const expectations: Shape = optional({
  act: whole(1, 4),
  phase: oneOf(...PHASES),
  horseHead: seat,
  piles,
  jobDeck: namesOrCount,
  jobDiscard: namesOrCount,
  publicJobs: namesOrCount,
  allies: namesOrCount,
  alliesGone: namesOrCount,
  alliesRemoved: count,
  tiles: mapOf(text),
  blueTiles: count,
  redTiles: count,
  board: mapOf(nameOrNull),
  boardOnly: mapOf(filledText),
  policeChief: nameOrNull,
  hudson: namesOrCount,
  control: stacks,
  waiting: listWithoutRepeats(seat, 0, 5),
  prompt: optional(forSeats(pattern)),
  choices: optional(forSeats(choiceExpectations)),
  events: patterns,
  noEvents: patterns,
  seen: optional(forViewers(patterns)),
  notSeen: optional(forViewers(patterns)),
  view: optional({
    ...forViewers(viewExpectations),
    sameFor: listWithoutRepeats(oneOf(...SEAT_LETTERS, 'spectator'), 2, 6),
  }),
  outcome: optional({ scores: list(count, 2, 5), places: list(whole(1, 5), 2, 5) }),
  ...forSeats(seatExpectations),
});

const texts = either(isText, filledText, list(filledText, 1, MOST));

const chosen: Shape = (value, place) => {
  record({}, { ...forSeats(texts), refused: either(isText, filledText, oneOf(true)), note: text })(value, place);
  if (isRecord(value) && SEAT_LETTERS.filter(letter => Object.hasOwn(value, letter)).length !== 1)
    complain(place, 'must name exactly one seat, or hold "then", "random" or "phase"');
};

const otherSteps: Fields = {
  then: record({ then: expectations }, { note: text }),
  random: record({ random: either(isText, oneOf('act', 'game'), whole(1, 5000)) }, { note: text }),
  phase: record({ phase: oneOf(...GIVEN_PHASES) }, { note: text }),
};

const step: Shape = (value, place) => {
  if (!isRecord(value)) return complain(place, `must be an object, not ${quote(value)}`);
  const kind = Object.keys(otherSteps).find(name => Object.hasOwn(value, name));
  (kind === undefined ? chosen : otherSteps[kind]!)(value, place);
};

export const scenarioShape: Shape = record(
  {
    format: oneOf(SCENARIO_FORMAT),
    game: oneOf('corleone'),
    id: filledText,
    rules: list(filledText, 1, 50),
    title: filledText,
  },
  { $schema: text, note: text, given, when: list(step, 0, 1000), then: expectations },
);

export const givenShape = given;
