// The Docks: a small whole game, the same here and on boardgame.io. It has a bit of everything that real games need:
// hidden hands, peeking, abilities in any order, a benefit in another's turn, secret answers in steps, sealed bids that
// may be changed, and an answer that only the clock gives.
//   D1 Answer the question.            D4 Rounds: turns, gifts, bids.       D7 The controller's benefit.
//   D2 An empty deck is reshuffled.    D5 Turn: draw, play, use.            D8 Two secret gifts each.
//   D3 Hands hold five cards.          D6 Abilities in any order.           D9 Sealed bids for a pier.
//   D10 At the end a coin is a point and a pier is three.
//   D11 A bid may be changed until the last one is in. A player who is too slow bids nothing and loses a coin.
import {
  type Author,
  has,
  NO_SEATS,
  type Outcome,
  type Prompt,
  type Random,
  type Reason,
  type Rules,
  randomFrom,
  type Seat,
  type Seats,
  type Seed,
  shuffle,
  work,
} from '@omerta/kernel';
import { type Choice, readChoice, writeChoice } from './choices.ts';
import { type Event, isRevealing, type SeenEvent, seenBy } from './events.ts';
import { imagine } from './imagine.ts';
import {
  CARDS,
  type Card,
  COPIES,
  clone,
  NO_SEAT,
  type Options,
  PIERS,
  type State,
  type View,
  viewFor,
} from './state.ts';
import { rulesOf } from './tasks/index.ts';
import { notAsked } from './tasks/taskRules.ts';

export interface Docks {
  State: State;
  View: View;
  Choice: Choice;
  Event: Event;
  SeenEvent: SeenEvent;
  Options: Options;
}

export const docks: Rules<Docks> = {
  id: 'docks',
  version: 1,
  pack: '',
  setup,
  checkOptions,
  clone,
  waitingFor,
  mayChoose,
  choices,
  promptOf,
  timeOut,
  play,
  viewFor,
  seenBy,
  isRevealing,
  chanceUsed: ({ secret }) => secret.random.count,
  imagine,
  whyNot,
  outcome,
  writeChoice,
  readChoice,
};

function setup({ seats, rounds }: Options, seed: Seed, events?: Event[]): State {
  const random = randomFrom(seed);
  const deck: Card[] = CARDS.flatMap(card => new Array<Card>(COPIES).fill(card));
  shuffle(random, deck);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const own = everySeat.map(() => ({
    hand: deck.splice(deck.length - FIRST_HAND),
    gifts: [],
    bid: undefined,
    peeked: undefined,
  }));
  const state: State = {
    table: {
      round: 0,
      rounds,
      coins: everySeat.map(() => FIRST_COINS),
      handSizes: everySeat.map(() => FIRST_HAND),
      deckSize: deck.length,
      discards: [],
      piers: new Array<number>(PIERS).fill(NO_SEAT),
      agenda: [{ kind: 'rounds', next: 'round', turns: 0 }],
    },
    own,
    secret: { deck, random },
  };
  goOn(state, events);
  return state;
}

function checkOptions(options: unknown): string[] {
  if (typeof options !== 'object' || options === null) return ['options: must be an object'];
  const { seats, rounds }: { seats?: unknown; rounds?: unknown } = options;
  const problems: string[] = [];
  if (!isWholeNumber(seats, 2, 4)) problems.push('seats: must be 2, 3 or 4');
  if (!isWholeNumber(rounds, 1, 20)) problems.push('rounds: must be a whole number from 1 to 20');
  return problems;
}

function isWholeNumber(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function waitingFor({ table }: State): Seats {
  const task = table.agenda.at(-1);
  return task === undefined ? NO_SEATS : (rulesOf(task).asks?.waitsFor(task) ?? NO_SEATS);
}

function mayChoose({ table }: State): Seats {
  return mayAnswer(table.agenda.at(-1));
}

function choices(view: View): readonly Choice[] {
  const asked = askedOf(view);
  return asked === undefined ? [] : asked.asks.choices(asked.task, view, asked.own, asked.seat);
}

function promptOf(view: View): Prompt | undefined {
  const asked = askedOf(view);
  return asked?.asks.prompt(asked.task, view);
}

function whyNot(view: View, choice: Choice, by: Author = 'player'): Reason | undefined {
  const asked = askedOf(view);
  return asked === undefined ? notAsked : asked.asks.whyNot(asked.task, view, asked.own, choice, asked.seat, by);
}

function timeOut(view: View, _random: Random): Choice {
  return askedOf(view)?.asks.timeOut ?? choices(view)[0]!;
}

function play(state: State, seat: Seat, choice: Choice, events?: Event[]): void {
  const task = state.table.agenda.at(-1)!;
  rulesOf(task).asks!.choose(state, task, seat, choice, events);
  goOn(state, events);
}

function outcome({ table }: State): Outcome | undefined {
  if (table.agenda.length > 0) return undefined;
  const scores = table.coins.map(
    (coins, seat) => coins + 3 * table.piers.filter(controller => controller === seat).length,
  );
  return { scores, places: scores.map(score => 1 + scores.filter(other => other > score).length) };
}

function goOn(state: State, events?: Event[]): void {
  work(state.table.agenda, task => rulesOf(task).advance(state, task, events));
}

function mayAnswer(task: View['table']['agenda'][number] | undefined): Seats {
  const asks = task && rulesOf(task).asks;
  if (task === undefined || asks === undefined) return NO_SEATS;
  return asks.mayAnswer === undefined ? asks.waitsFor(task) : asks.mayAnswer(task);
}

/** The newest task, if this viewer may answer it. */
function askedOf({ table, viewer, own }: View) {
  const task = table.agenda.at(-1);
  if (task === undefined || viewer === 'spectator' || own === undefined || !has(mayAnswer(task), viewer))
    return undefined;
  const { asks } = rulesOf(task);
  return asks === undefined ? undefined : { task, asks, own, seat: viewer };
}

const FIRST_HAND = 4;
const FIRST_COINS = 5;
