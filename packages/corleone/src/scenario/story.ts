import { listSeats, type Random, type Rules, randomFrom, type Seed } from '@omerta/kernel';
import type { Content } from '../content.ts';
import type { Event } from '../events.ts';
import { type Game, gameOf } from '../game.ts';
import { type Corleone, rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import { SEAT_LETTERS, type SeatLetter } from './scenario.ts';

/** A scenario being played. */
export interface Story {
  readonly content: Content;
  readonly rules: Rules<Corleone>;
  readonly random: Random; // picks random choices; the chance of the game itself is in the state
  state: State;
  events: Event[]; // since the start, or since the last expectations
}

export const storyOf = (content: Content, state: State, events: Event[], seed: Seed): Story => ({
  content,
  rules: rulesFor(content),
  random: randomFrom(seed),
  state,
  events,
});

export const gameOfStory = ({ content, state, events }: Story): Game => gameOf(content, state, events);

export const waitingIn = ({ rules, state }: Story): SeatLetter[] =>
  listSeats(rules.waitingFor(state)).map(seat => SEAT_LETTERS[seat]!);
