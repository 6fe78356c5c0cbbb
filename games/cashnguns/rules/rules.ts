import { type Outcome, playByTasks, type Reason, type Rules } from '@omerta/kernel';
import { type Choice, readChoice, writeChoice } from './choices.ts';
import { clone } from './clone.ts';
import { type Event, isRevealing, type SeenEvent, seenBy } from './events.ts';
import type { Game, Look } from './game.ts';
import { imagine } from './imagine.ts';
import { log } from './log.ts';
import { checkOptions, type Options } from './options.ts';
import { reasons } from './reasons.ts';
import { deal } from './setup.ts';
import { type State, type View, viewFor } from './state.ts';
import type { CashTasks } from './tasks/rules.ts';
import { tasks } from './taskTable.ts';
import { checkOptionsOfVersion1, houseOfVersion1 } from './versions.ts';

/** The types of this game, for the kernel. */
export interface CashNGuns {
  State: State;
  View: View;
  Choice: Choice;
  Event: Event;
  SeenEvent: SeenEvent;
  Options: Options;
}

/** Why a seat may not choose when the game does not wait for it. */
const whyNotAsked = (look: Look | undefined): Reason =>
  look?.table.stage === 'sharing' ? reasons.notYourTurn : reasons.notAsked;

export const play = playByTasks<CashTasks>(tasks, whyNotAsked);

export const gameOf = ({ table, own, secret }: State, events: Event[] | undefined): Game => ({
  table,
  own,
  secret,
  events,
});

export const lookOf = ({ viewer, table, own }: View): Look | undefined =>
  viewer === 'spectator' || own === undefined ? undefined : { table, own, seat: viewer };

/** Why this viewer may not choose anything in the whole game. */
const whyNever = ({ viewer, table }: View): Reason | undefined => {
  if (table.stage === 'over') return reasons.gameOver;
  return viewer !== 'spectator' && !table.seats[viewer]!.alive ? reasons.eliminated : undefined;
};

const outcomeOf = ({ table: { result } }: State): Outcome | undefined =>
  result === undefined
    ? undefined
    : { scores: result.map(count => count.total), places: result.map(count => count.place) };

const setUp = (state: State, events: Event[] | undefined): State => {
  play.goOn(gameOf(state, events));
  return state;
};

/** Ca$h 'n Guns. */
export const cashnguns: Rules<CashNGuns> = {
  id: 'cashnguns',
  version: 2,
  atVersion: version => [version1, cashnguns].find(rules => rules.version === version),
  pack: '',
  setup: (options, seed, events) => setUp(deal(options, seed, events), events),
  checkOptions,
  clone,
  waitingFor: state => play.waitingFor(state.table.agenda),
  mayChoose: state => play.mayChoose(state.table.agenda),
  choices: view => play.choices(lookOf(view)),
  promptOf: view => play.promptOf(lookOf(view)),
  timeOut: (view, random) => play.timeOut(lookOf(view), random),
  play: (state, seat, choice, events) => play.choose(gameOf(state, events), seat, choice),
  viewFor,
  seenBy,
  isRevealing,
  chanceUsed: ({ secret }) => secret.random.count,
  imagine,
  whyNot: (view, choice, by) => whyNever(view) ?? play.whyNot(lookOf(view), choice, by),
  log,
  outcome: outcomeOf,
  writeChoice,
  readChoice,
};

/** All that differs is read from the house. */
const version1: Rules<CashNGuns> = {
  ...cashnguns,
  version: 1,
  setup: (options, seed, events) => setUp(deal(options, seed, events, houseOfVersion1(options)), events),
  checkOptions: checkOptionsOfVersion1,
};
