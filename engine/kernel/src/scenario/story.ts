import { fingerprint } from '../fingerprint.ts';
import { type Random, randomFrom, type Seed } from '../random.ts';
import type { GameTypes, Rules } from '../rules.ts';
import { listSeats, seatName } from '../seats.ts';
import type { Told } from './matching.ts';

/** A scenario being played. */
export interface Story<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly players: number;
  readonly words: Words<G>;
  readonly random: Random; // picks random choices; the chance of the game itself is in the state
  state: G['State'];
  events: G['Event'][]; // since the start, or since the last expectations
  watch: Watch<G>;
}

/** What a game adds so that its stories can be written down. */
export interface Words<G extends GameTypes> {
  /** An event or a prompt as scenarios write it. */
  told(thing: { readonly kind: string }): Told;
  /** Whether every word of a choice is one of the game, so that a misspelt one does not pass for a refused one. */
  knows(text: string): boolean;
  /** The part of a view that is the same for all. */
  tableOf(view: G['View']): unknown;
}

/** The invariants of the game. */
export interface Watch<G extends GameTypes> {
  after(state: G['State'], events: readonly G['Event'][]): readonly BrokenInvariant[];
}

export interface BrokenInvariant {
  readonly id: string;
  readonly message: string;
}

export const describeBroken = ({ id, message }: BrokenInvariant): string => `${id} ${message}`;

/** For random choices; another one than that of the shuffling. */
export const choosingRandom = (seed: Seed): Random =>
  randomFrom(Number.parseInt(fingerprint({ choices: seed }).slice(0, 12), 16));

export const waitingIn = <G extends GameTypes>({ rules, state }: Story<G>): string[] =>
  listSeats(rules.waitingFor(state)).map(seatName);

/** One choice further; says which invariants were broken on the way. */
export const goOnTo = <G extends GameTypes>(
  story: Story<G>,
  state: G['State'],
  events: readonly G['Event'][],
): string[] => {
  story.state = state;
  story.events.push(...events);
  return story.watch.after(state, events).map(describeBroken);
};
