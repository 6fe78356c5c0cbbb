import { has, type Outcome, playByTasks, type Reason, type Rules } from '@omerta/kernel';
import { type Choice, readChoice, writeChoice } from './choices.ts';
import { clone } from './clone.ts';
import { bindPack, type Content } from './content.ts';
import { type Event, isRevealing, type SeenEvent, seenBy } from './events.ts';
import { gameOf, type Look } from './game.ts';
import { excessOf } from './handLimit.ts';
import { imagine } from './imagine.ts';
import { checkOptions, type Options } from './options.ts';
import type { Pack } from './pack/pack.ts';
import { reasons } from './reasons.ts';
import { isOutOfPhase } from './reserve.ts';
import { deal } from './setup.ts';
import { type State, type View, viewFor } from './state.ts';
import type { CorleoneTasks } from './tasks/rules.ts';
import { tasks } from './taskTable.ts';
import { isVersion } from './versions.ts';

/** The types of this game, for the kernel. */
export interface Corleone {
  State: State;
  View: View;
  Choice: Choice;
  Event: Event;
  SeenEvent: SeenEvent;
  Options: Options;
}

/** Why a seat may not choose when the game does not wait for it. */
const whyNotAsked = (look: Look | undefined, choice: Choice): Reason => {
  if (look === undefined) return reasons.notAsked;
  const { table, seat } = look;
  const task = table.agenda.at(-1);
  if (task === undefined) return reasons.gameOver;
  if (table.phase === 'war' && choice.kind === 'marker' && table.seats[seat]!.markers > 0)
    return reasons.useReserveMarker;
  if (task.kind === 'bribery')
    return table.seats[seat]!.suitcaseSize > 0 ? reasons.bidIsFinal : reasons.onlySuitcaseMoney;
  if (task.kind === 'tribute')
    return excessOf(look.content, table, seat) > 0 ? reasons.alreadyAnswered : reasons.discardExactly;
  if (task.kind === 'settle' || task.kind === 'offers')
    return has(task.asked, seat) ? reasons.alreadyAnswered : reasons.notAsked;
  return isOutOfPhase(table, seat) ? reasons.outOfPhase : reasons.notYourTurn;
};

export const play = playByTasks<CorleoneTasks>(tasks, whyNotAsked);

export const lookOf = (content: Content, view: View): Look | undefined =>
  view.viewer === 'spectator' || view.own === undefined
    ? undefined
    : { content, table: view.table, own: view.own, seat: view.viewer };

/** Corleone's Empire, bound to a pack. */
export const corleone = (pack: Pack): Rules<Corleone> => rulesFor(bindPack(pack));

export const rulesFor = (content: Content): Rules<Corleone> => bound(content);

/** What these rules are bound to. Copies of rules have it too. */
export const contentOf = (rules: Rules<Corleone>): Content => (rules as Bound).content; // rulesFor makes them all

interface Bound extends Rules<Corleone> {
  readonly content: Content;
}

const bound = (content: Content): Bound => ({
  id: 'corleone',
  content,
  version: content.version,
  atVersion: version => (isVersion(version) ? bound({ ...content, version }) : undefined),
  pack: content.hash,
  setup(options, seed, events) {
    const state = deal(content, options, seed, events);
    play.goOn(gameOf(content, state, events));
    return state;
  },
  checkOptions: options => checkOptions(content, options),
  clone,
  waitingFor: state => play.waitingFor(state.table.agenda),
  mayChoose: state => play.mayChoose(state.table.agenda),
  choices: view => play.choices(lookOf(content, view)),
  promptOf: view => play.promptOf(lookOf(content, view)),
  timeOut: (view, random) => play.timeOut(lookOf(content, view), random),
  play: (state, seat, choice, events) => play.choose(gameOf(content, state, events), seat, choice),
  viewFor,
  seenBy,
  isRevealing,
  chanceUsed: ({ secret }) => secret.random.count,
  imagine: (view, random) => imagine(content, view, random),
  whyNot: (view, choice, by) => play.whyNot(lookOf(content, view), choice, by),
  log: { beginsPart: ({ kind }) => kind === 'actBegan' },
  outcome: state => outcomeOf(state),
  writeChoice,
  readChoice,
});

const outcomeOf = (state: State): Outcome | undefined => {
  const { result } = state.table;
  return result === undefined
    ? undefined
    : { scores: result.map(count => count.total), places: result.map(count => count.place) };
};
