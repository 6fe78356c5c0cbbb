import { fingerprint, listSeats, type Random, type Rules, randomFrom, type Seed } from '@omerta/kernel';
import type { Content } from '../content.ts';
import type { Event } from '../events.ts';
import { type Game, gameOf } from '../game.ts';
import { type Baseline, baselineOf, fullBaseline } from '../invariants/baseline.ts';
import { checkInvariants } from '../invariants/checkInvariants.ts';
import type { InvariantProblem } from '../invariants/problem.ts';
import { type InvariantWatch, watchInvariants } from '../invariants/watchInvariants.ts';
import { type Corleone, rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import { beginPhase, whyNotBegin } from './beginPhase.ts';
import { type GivenPhase, SEAT_LETTERS, type SeatLetter } from './scenario.ts';

/** A scenario being played. */
export interface Story {
  readonly content: Content;
  readonly rules: Rules<Corleone>;
  readonly random: Random; // picks random choices; the chance of the game itself is in the state
  state: State;
  events: Event[]; // since the start, or since the last expectations
  baseline: Baseline;
  watch: InvariantWatch;
}

/** From a real set-up, where nothing lies aside, or from a state where something may. */
export const storyOf = (content: Content, state: State, events: Event[], seed: Seed, fromSetup: boolean): Story => {
  const baseline = fromSetup ? fullBaseline(content, state.table.players) : baselineOf(content, state);
  return {
    content,
    rules: rulesFor(content),
    random: randomFrom(Number.parseInt(fingerprint({ choices: seed }).slice(0, 12), 16)), // not that of the shuffling
    state,
    events,
    baseline,
    watch: watchInvariants(content, state, baseline),
  };
};

export const waitingIn = ({ rules, state }: Story): SeatLetter[] =>
  listSeats(rules.waitingFor(state)).map(seat => SEAT_LETTERS[seat]!);

/** One choice further; says which invariants were broken on the way. */
export const goOnTo = (story: Story, state: State, events: readonly Event[]): string[] => {
  story.state = state;
  story.events.push(...events);
  return story.watch.after(state, events).map(describe);
};

/** Leaves everything as it is and begins a phase; says why not, or what was lost. */
export const jumpTo = (story: Story, phase: GivenPhase, firstTurn?: number): string[] => {
  const { content, state, events } = story;
  const game: Game = gameOf(content, state, events);
  const reason = whyNotBegin(game, phase);
  if (reason !== undefined) return [reason];
  beginPhase(game, phase, firstTurn);
  story.baseline = { ...story.baseline, fromSetup: false }; // a leap may leave out what a whole game would have had
  story.watch = watchInvariants(content, state, story.baseline);
  return checkInvariants(content, state, story.baseline).map(describe);
};

const describe = ({ id, message }: InvariantProblem): string => `${id} ${message}`;
