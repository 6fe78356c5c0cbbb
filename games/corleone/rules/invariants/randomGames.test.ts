import { expect, test } from 'vitest';
import { randomSteps } from '../../testing/randomSteps.ts';
import { bindPack, type Content } from '../content.ts';
import { checkPack } from '../pack/checkPack.ts';
import type { Pack } from '../pack/pack.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import { baselineOf, fullBaseline } from './baseline.ts';
import { checkInvariants } from './checkInvariants.ts';
import type { InvariantProblem } from './problem.ts';
import { type InvariantWatch, watchInvariants } from './watchInvariants.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);
const PLAYERS = [2, 3, 4, 5];
const GAMES = 15;

test.each(PLAYERS)('random games of %i players keep every invariant after every choice', players => {
  for (let seed = 0; seed < GAMES; seed += 1) expect(firstProblem(content, players, seed)).toEqual([]);
});

test.each(PLAYERS)('random games of %i players with a very small custom pack keep every invariant', players => {
  const scarce: Pack = {
    ...standardPack,
    jobs: standardPack.jobs.slice(0, 14),
    moneyDeck: standardPack.moneyDeck.map(pile => ({ ...pile, count: 8 })),
    goodsDeck: standardPack.goodsDeck.map(pile => ({ ...pile, count: 2 })),
    businesses: {
      printed: standardPack.businesses.printed,
      tiles: standardPack.businesses.tiles.filter(({ id, color }) => color === 'red' || BLUE.includes(id)),
    },
    familySpaces: standardPack.familySpaces.filter(({ minPlayers }) => minPlayers === 2).slice(0, 8),
  };
  expect(checkPack(scarce).errors).toEqual([]);
  const bound = bindPack(scarce);
  for (let seed = 0; seed < 5; seed += 1) expect(firstProblem(bound, players, seed)).toEqual([]);
});

const BLUE = ['pennCentral', 'ammoDepot', 'hotelEdison'];

/** What is wrong after the first step that breaks an invariant. */
const firstProblem = (played: Content, players: number, seed: number): InvariantProblem[] => {
  const baseline = fullBaseline(played, players);
  let watch: InvariantWatch | undefined;
  for (const { state, events } of randomSteps(rulesFor(played), players, seed)) {
    const problems = watch?.after(state, events) ?? checkInvariants(played, state, baseline);
    if (problems.length > 0) return problems;
    watch ??= watchInvariants(played, state, baseline);
  }
  return [];
};

test.each(PLAYERS)('%i players: the invariants can be watched from any position on', players => {
  let steps = 0;
  let watch: InvariantWatch | undefined;
  for (const { state, events } of randomSteps(rules, players, 100)) {
    const problems = watch?.after(state, events) ?? [];
    if (problems.length > 0) expect(problems).toEqual([]);
    if (steps % 10 === 0) watch = watchInvariants(content, state);
    steps += 1;
  }
  expect(steps).toBeGreaterThan(50);
});

test('in a position cards may be missing, but there are never more than in the pack', () => {
  const state = rules.setup({ players: 3 }, 1);
  const idsWith = (baseline = baselineOf(content, state)) =>
    checkInvariants(content, state, baseline).map(({ id }) => id);
  state.table.piles.$5 -= 30;
  const baseline = baselineOf(content, state);
  expect(idsWith(baseline)).toEqual([]);
  expect(idsWith(fullBaseline(content, 3))).toEqual(['INV-01']);
  state.table.piles.$5 += 31;
  expect(idsWith(baseline)).toEqual(['INV-01']);
  expect(idsWith()).toEqual(['INV-01']);
});
