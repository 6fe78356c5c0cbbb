import type { Seed } from '@omerta/kernel';
import { seatNamed } from '@omerta/kernel';
import { bindPack, type Content } from '../content.ts';
import type { Event } from '../events.ts';
import { checkOptions, type Options } from '../options.ts';
import { rulesFor } from '../rules.ts';
import { deal } from '../setup.ts';
import type { State } from '../state.ts';
import { beginPhase, whyNotBegin } from './beginPhase.ts';
import { givenPack } from './givenPack.ts';
import { givenState, seatAt } from './givenState.ts';
import type { Read } from './readScenario.ts';
import type { Given, StockName } from './scenario.ts';
import { stocks } from './stock.ts';
import { gameOfStory, type Story, storyOf } from './story.ts';

/** The game a scenario begins with, played on until somebody must choose. */
export const startStory = (given: Given): Read<Story> => {
  const problems: string[] = [];
  const pack = givenPack(given.pack, problems);
  if (problems.length > 0) return { problems };
  const content = bindPack(pack);
  const seed = given.seed ?? 1;
  const { from = 'D4' } = given;
  const story =
    from === 'setup' || from === 'deal'
      ? setUp(content, given, from, seed, problems)
      : startFrom(content, given, from, seed, problems);
  return problems.length > 0 || story === undefined ? { problems } : { value: story };
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
  for (const field of Object.keys(given)) {
    if (!SETUP_FIELDS.includes(field)) problems.push(`given.${field}: does not go with a real set-up`);
  }
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
  return storyOf(content, state, events, seed);
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
  const story = storyOf(content, state, [], seed);
  const game = gameOfStory(story);
  const { phase = 'family' } = given;
  const reason = whyNotBegin(game, phase);
  if (reason !== undefined) problems.push(`given.phase: ${reason}`);
  if (given.turn !== undefined && phase !== 'family') problems.push('given.turn: goes with family business only');
  if (problems.length > 0) return undefined;
  beginPhase(game, phase, turn);
  return story;
};
