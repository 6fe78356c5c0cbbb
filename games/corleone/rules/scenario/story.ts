import type { Seed } from '@omerta/kernel';
import { choosingRandom, describeBroken, type Story as StoryOf } from '@omerta/kernel/scenario';
import type { Content } from '../content.ts';
import type { Event } from '../events.ts';
import { type Game, gameOf } from '../game.ts';
import { type Baseline, baselineOf, fullBaseline } from '../invariants/baseline.ts';
import { checkInvariants } from '../invariants/checkInvariants.ts';
import { watchInvariants } from '../invariants/watchInvariants.ts';
import { type Corleone, rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import { beginPhase, whyNotBegin } from './beginPhase.ts';
import type { GivenPhase } from './givenShape.ts';
import { unknownWords } from './knownWords.ts';
import { readable } from './matching.ts';

/** A scenario being played. */
export interface Story extends StoryOf<Corleone> {
  readonly content: Content;
  baseline: Baseline;
}

/** From a real set-up, with all cards in play, or from a state, where some may be missing. */
export const storyOf = (content: Content, state: State, events: Event[], seed: Seed, fromSetup: boolean): Story => {
  const baseline = fromSetup ? fullBaseline(content, state.table.players) : baselineOf(content, state);
  return {
    content,
    rules: rulesFor(content),
    players: state.table.players,
    words: {
      told: readable,
      knows: text => unknownWords(content, text).length === 0,
      tableOf: ({ table }) => table,
    },
    random: choosingRandom(seed),
    state,
    events,
    baseline,
    watch: watchInvariants(content, state, baseline),
  };
};

/** Leaves the current phase and begins another. Returns problems. */
export const jumpTo = (story: Story, phase: GivenPhase, firstTurn?: number): string[] => {
  const { content, state, events } = story;
  const game: Game = gameOf(content, state, events);
  const reason = whyNotBegin(game, phase);
  if (reason !== undefined) return [reason];
  beginPhase(game, phase, firstTurn);
  story.baseline = { ...story.baseline, fromSetup: false }; // a leap may leave out what a whole game would have had
  story.watch = watchInvariants(content, state, story.baseline);
  return checkInvariants(content, state, story.baseline).map(describeBroken);
};
