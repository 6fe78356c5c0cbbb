import { rulesOfVersion, type Seed, seatNamed } from '@omerta/kernel';
import { bindPack, type Content } from '../content.ts';
import type { Event } from '../events.ts';
import { checkOptions, type Options } from '../options.ts';
import { readCorleonePosition } from '../position/readPosition.ts';
import { contentOf, rulesFor } from '../rules.ts';
import { deal } from '../setup.ts';
import type { State } from '../state.ts';
import { givenPack } from './givenPack.ts';
import type { Given, StockName } from './givenShape.ts';
import { givenState, seatAt } from './givenState.ts';
import { stocks } from './stock.ts';
import { jumpTo, type Story, storyOf } from './story.ts';

export type Started =
  | { readonly ok: true; readonly story: Story }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The game a scenario begins with, played on until a player must choose. */
export const startStory = (given: Given): Started => {
  const problems: string[] = [];
  const pack = givenPack(given.pack, problems);
  if (problems.length > 0) return { ok: false, problems };
  const content = bindPack(pack);
  const seed = given.seed ?? 1;
  const story = start(content, given, seed, problems);
  return problems.length > 0 || story === undefined ? { ok: false, problems } : { ok: true, story };
};

const start = (content: Content, given: Given, seed: Seed, problems: string[]): Story | undefined => {
  const { from = 'D4' } = given;
  if (given.position !== undefined) return resume(content, given, seed, problems);
  return from === 'setup' || from === 'deal'
    ? setUp(content, given, from, seed, problems)
    : startFrom(content, given, from, seed, problems);
};

const goTogether = (given: Given, fields: readonly string[], what: string, problems: string[]): void => {
  for (const field of Object.keys(given)) {
    if (!fields.includes(field)) problems.push(`given.${field}: does not go with ${what}`);
  }
};

/** A whole position. Its chance is its own; the seed is for random choices. */
const resume = (content: Content, given: Given, seed: Seed, problems: string[]): Story | undefined => {
  goTogether(given, ['position', 'pack', 'seed'], 'a position', problems);
  const read = readCorleonePosition(content, given.position);
  if (read.ok) {
    const rules = rulesOfVersion(rulesFor(content), Number(given.position?.version))!; // the position was read by them
    return storyOf(contentOf(rules), read.state, [], seed, false);
  }
  problems.push(...read.problems.map(({ field, message }) => `given.position.${field}: ${message}`));
  return undefined;
};

const SETUP_FIELDS: readonly string[] = ['from', 'players', 'seed', 'families', 'firstPlayer', 'pack'];
const PLAYERS = 4;

/** A real set-up; `deal` stops before the first business opens. */
const setUp = (
  content: Content,
  given: Given,
  from: 'setup' | 'deal',
  seed: Seed,
  problems: string[],
): Story | undefined => {
  goTogether(given, SETUP_FIELDS, 'a real set-up', problems);
  const options: Options = {
    players: given.players ?? PLAYERS,
    ...(given.families === undefined ? {} : { families: given.families }),
    ...(given.firstPlayer === undefined ? {} : { firstPlayer: seatNamed(given.firstPlayer)! }),
  };
  problems.push(...checkOptions(content, options).map(problem => `given.${problem}`));
  if (problems.length > 0) return undefined;
  const events: Event[] = [];
  const state: State =
    from === 'deal' ? deal(content, options, seed, events) : rulesFor(content).setup(options, seed, events);
  return storyOf(content, state, events, seed, true);
};

const startFrom = (
  content: Content,
  given: Given,
  from: StockName,
  seed: Seed,
  problems: string[],
): Story | undefined => {
  for (const field of ['families', 'firstPlayer'] as const) {
    if (given[field] !== undefined) problems.push(`given.${field}: goes with a real set-up only`);
  }
  const state = givenState(content, given, stocks[from], seed, problems);
  const { players, horseHead } = state.table;
  const turn = given.turn === undefined ? horseHead : seatAt(given.turn, players, 'given.turn', problems);
  const { phase = 'family' } = given;
  if (given.turn !== undefined && phase !== 'family') problems.push('given.turn: goes with family business only');
  if (problems.length > 0) return undefined;
  const story = storyOf(content, state, [], seed, false);
  problems.push(...jumpTo(story, phase, turn).map(problem => `given: ${problem}`));
  return story;
};
