import { playByTasks, type Reason, type Rules } from '@omerta/kernel';
import { type Choice, readChoice, writeChoice } from './choices.ts';
import { clone } from './clone.ts';
import { type Event, isRevealing, type SeenEvent, seenBy } from './events.ts';
import type { Game, Look } from './game.ts';
import { imagine } from './imagine.ts';
import { checkOptions, type Options } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { reasons } from './reasons.ts';
import { setUp } from './setup.ts';
import { type State, type View, viewFor } from './state.ts';
import { tasks } from './tasks/index.ts';
import type { DiceTasks } from './tasks/rules.ts';

/** The types of this game, for the kernel. */
export interface LiarsDice {
  State: State;
  View: View;
  Choice: Choice;
  Event: Event;
  SeenEvent: SeenEvent;
  Options: Options;
}

/** Why a seat may choose nothing that is not asked. */
const whyNotAsked = (look: Look | undefined): Reason => {
  if (look === undefined) return reasons.notAsked;
  if (look.table.agenda.length === 0) return reasons.gameOver;
  return look.table.dice[look.seat] === 0 ? reasons.out : reasons.notYourTurn;
};

const play = playByTasks<DiceTasks>(tasks, whyNotAsked);

const gameOf = ({ table, own, secret }: State, events: Event[] | undefined): Game => ({ table, own, secret, events });

const lookOf = ({ viewer, table, own }: View): Look | undefined =>
  viewer === 'spectator' || own === undefined ? undefined : { table, own, seat: viewer };

/** Liar's Dice. */
export const liarsDice: Rules<LiarsDice> = {
  id: 'liars-dice',
  version: 1,
  pack: '',
  setup(options, seed, events) {
    const state = setUp(options, seed);
    play.goOn(gameOf(state, events));
    return state;
  },
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
  whyNot: (view, choice, by) => play.whyNot(lookOf(view), choice, by),
  log: { beginsPart: ({ kind }) => kind === 'roundBegan' },
  outcome: outcomeOf,
  writeChoice,
  readChoice,
};
