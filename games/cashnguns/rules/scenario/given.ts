import { type Seed, seatNamed } from '@omerta/kernel';
import { describeBroken } from '@omerta/kernel/scenario';
import type { Event } from '../events.ts';
import { checkInvariants } from '../invariants.ts';
import { LEAST_PLAYERS } from '../numbers.ts';
import { checkOptions, type Options } from '../options.ts';
import { readCashPosition } from '../position/readPosition.ts';
import { cashnguns, gameOf, play } from '../rules.ts';
import type { Given } from './givenShape.ts';
import { givenState } from './givenState.ts';
import { type Story, storyOf } from './story.ts';

export type Started =
  | { readonly ok: true; readonly story: Story }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The game a scenario begins with, played on until a player must choose. */
export const startStory = (given: Given): Started => {
  const { seed = 1 } = given;
  if (given.position !== undefined) return resume(given, seed);
  return given.from === 'setup' ? setUp(given, seed) : startFrom(given, seed);
};

const startFrom = (given: Given, seed: Seed): Started => {
  const problems: string[] = [];
  const state = givenState(given, problems);
  if (problems.length > 0) return { ok: false, problems };
  problems.push(...checkInvariants(state).map(broken => `given: ${describeBroken(broken)}`));
  if (problems.length > 0) return { ok: false, problems };
  const story = storyOf(state, [], seed);
  play.goOn(gameOf(state, story.events));
  const broken = story.watch.after(state, story.events);
  return broken.length > 0
    ? { ok: false, problems: broken.map(each => `given: ${describeBroken(each)}`) }
    : { ok: true, story };
};

/** A real set-up. The Godfather is drawn unless one is named. */
const setUp = (given: Given, seed: Seed): Started => {
  const problems = notWith(given, ['from', 'players', 'seed', 'options', 'godfather'], 'a real set-up');
  const options: Options = {
    players: given.players ?? LEAST_PLAYERS,
    ...given.options,
    ...(given.godfather === undefined ? {} : { firstGodfather: seatNamed(given.godfather)! }),
  };
  problems.push(...checkOptions(options).map(problem => `given.${problem}`));
  if (problems.length > 0) return { ok: false, problems };
  const events: Event[] = [];
  const state = cashnguns.setup(options, seed, events);
  return { ok: true, story: storyOf(state, events, seed) };
};

/** A whole position. Its chance is its own; the seed is for random choices. */
const resume = (given: Given, seed: Seed): Started => {
  const problems = notWith(given, ['position', 'seed'], 'a position');
  const read = readCashPosition(given.position);
  if (!read.ok) problems.push(...read.problems.map(({ field, message }) => `given.position.${field}: ${message}`));
  return read.ok && problems.length === 0
    ? { ok: true, story: storyOf(read.state, [], seed) }
    : { ok: false, problems };
};

const notWith = (given: Given, fields: readonly string[], what: string): string[] =>
  Object.keys(given)
    .filter(field => !fields.includes(field))
    .map(field => `given.${field}: does not go with ${what}`);
