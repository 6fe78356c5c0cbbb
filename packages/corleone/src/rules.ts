import {
  type Frozen,
  has,
  NO_SEATS,
  type Outcome,
  type Prompt,
  pick,
  type Random,
  type Reason,
  type Rules,
  type Seats,
  work,
} from '@omerta/kernel';
import { type Choice, readChoice, writeChoice } from './choices.ts';
import { clone } from './clone.ts';
import { bindPack, type Content } from './content.ts';
import { type Event, isRevealing, type SeenEvent, seenBy } from './events.ts';
import { type Game, gameOf, type Look } from './game.ts';
import { imagine } from './imagine.ts';
import { checkOptions, type Options } from './options.ts';
import type { Pack } from './pack/pack.ts';
import { reasons } from './reasons.ts';
import { deal } from './setup.ts';
import { type State, type View, viewFor } from './state.ts';
import { hasFigures } from './tasks/familyBusiness.ts';
import { rulesOfTask } from './tasks/index.ts';
import type { Task } from './tasks/task.ts';

/** The types of this game, for the kernel. */
export interface Corleone {
  State: State;
  View: View;
  Choice: Choice;
  Event: Event;
  SeenEvent: SeenEvent;
  Options: Options;
}

/** Corleone's Empire, bound to a pack. */
export const corleone = (pack: Pack): Rules<Corleone> => rulesFor(bindPack(pack));

export const rulesFor = (content: Content): Rules<Corleone> => ({
  id: 'corleone',
  version: 1,
  pack: content.hash,
  setup(options, seed, events) {
    const state = deal(content, options, seed, events);
    goOn(gameOf(content, state, events));
    return state;
  },
  checkOptions: options => checkOptions(content, options),
  clone,
  waitingFor: state => waitingFor(state.table.agenda),
  mayChoose: state => waitingFor(state.table.agenda), // an answer is final
  choices: view => choices(content, view),
  promptOf: view => promptOf(content, view),
  timeOut: (view, random) => timeOut(content, view, random),
  play(state, seat, choice, events) {
    const task = state.table.agenda.at(-1);
    const question = task === undefined ? undefined : rulesOfTask(task.kind).question;
    if (task === undefined || question === undefined)
      throw new Error(`Nobody is asked, but ${seat} chose ${writeChoice(choice)}`);
    const game = gameOf(content, state, events);
    question.choose(game, task, seat, choice);
    goOn(game);
  },
  viewFor,
  seenBy,
  isRevealing,
  imagine: (view, random) => imagine(content, view, random),
  whyNot: (view, choice) => whyNot(content, view, choice),
  outcome: state => outcomeOf(state),
  writeChoice,
  readChoice,
});

/** Works on until a player is needed or the game is over. */
export const goOn = (game: Game): void => work(game.table.agenda, task => rulesOfTask(task.kind).advance(game, task));

const waitingFor = (agenda: readonly Frozen<Task>[]): Seats => {
  const task = agenda.at(-1);
  return task === undefined ? NO_SEATS : (rulesOfTask(task.kind).question?.waitsFor(task) ?? NO_SEATS);
};

/** The view of a seat that is asked something now. */
const lookOf = (content: Content, view: View): Look | undefined =>
  view.viewer === 'spectator' || view.own === undefined
    ? undefined
    : { content, table: view.table, own: view.own, seat: view.viewer };

const isAsked = (look: Look): boolean => has(waitingFor(look.table.agenda), look.seat);

const choices = (content: Content, view: View): Choice[] => {
  const look = lookOf(content, view);
  const list: Choice[] = [];
  if (look === undefined || !isAsked(look)) return list;
  const task = look.table.agenda.at(-1)!;
  const question = rulesOfTask(task.kind).question!;
  question.choices(look, task, list);
  return list;
};

const whyNot = (content: Content, view: View, choice: Choice): Reason | undefined => {
  const look = lookOf(content, view);
  if (look === undefined) return reasons.notAsked;
  if (!isAsked(look)) return whyNotAsked(look, choice);
  const task = look.table.agenda.at(-1)!;
  return rulesOfTask(task.kind).question!.whyNot(look, task, choice);
};

/** Why nothing may be chosen by a seat nobody waits for. */
const whyNotAsked = ({ table, seat }: Look, choice: Choice): Reason => {
  const task = table.agenda.at(-1);
  if (task === undefined) return reasons.gameOver;
  if (table.phase === 'war' && choice.kind === 'marker' && table.seats[seat]!.markers > 0)
    return reasons.useReserveMarker;
  if (task.kind === 'bribery') return reasons.bidIsFinal;
  if (task.kind === 'tribute' || task.kind === 'settle' || task.kind === 'offers') return reasons.alreadyAnswered;
  return table.phase === 'family' && !hasFigures(table.seats[seat]!) ? reasons.outOfPhase : reasons.notYourTurn;
};

const promptOf = (content: Content, view: View): Prompt | undefined => {
  const look = lookOf(content, view);
  if (look === undefined || !isAsked(look)) return undefined;
  const task = look.table.agenda.at(-1)!;
  return rulesOfTask(task.kind).question!.prompt(look, task);
};

const timeOut = (content: Content, view: View, random: Random): Choice => {
  const look = lookOf(content, view);
  if (look === undefined || !isAsked(look)) throw new Error('Nobody waits for this viewer');
  const task = look.table.agenda.at(-1)!;
  return rulesOfTask(task.kind).question!.timeOut(look, task) ?? pick(random, choices(content, view));
};

const outcomeOf = (state: State): Outcome | undefined => {
  const { result } = state.table;
  return result === undefined
    ? undefined
    : { scores: result.map(count => count.total), places: result.map(count => count.place) };
};
