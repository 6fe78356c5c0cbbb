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
  readonly random: Random; // for random choices; the game's own chance is in the state
  state: G['State'];
  events: G['Event'][]; // since the start, or since the last expectations
  watch: Watch<G>;
}

/** How a game writes its stories. */
export interface Words<G extends GameTypes> {
  /** An event or a prompt as scenarios write it. */
  told(thing: { readonly kind: string }): Told;
  /** Whether the game has every word of a choice, so that a typo does not pass for a refusal. */
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

/** For random choices; separate from the generator that shuffles. */
export const choosingRandom = (seed: Seed): Random =>
  randomFrom(Number.parseInt(fingerprint({ choices: seed }).slice(0, 12), 16));

export const waitingIn = <G extends GameTypes>({ rules, state }: Story<G>): string[] =>
  listSeats(rules.waitingFor(state)).map(seatName);

/** One choice further. Returns the invariants it broke. */
export const goOnTo = <G extends GameTypes>(
  story: Story<G>,
  state: G['State'],
  events: readonly G['Event'][],
): string[] => {
  story.state = state;
  story.events.push(...events);
  return story.watch.after(state, events).map(describeBroken);
};
