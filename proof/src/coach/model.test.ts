import { randomFor } from '@omerta/bots';
import { calibrate, fitModel, loadModel, modelFor, sharesIn, writeModel } from '@omerta/coach';
import { tallyCalibration } from '@omerta/coach/model/calibration.ts';
import { KNOTS, softMax } from '@omerta/coach/model/model.ts';
import type { Sample } from '@omerta/coach/model/selfPlay.ts';
import { weightsFor } from '@omerta/coach/model/weightsFor.ts';
import corleone4 from '@omerta/corleone/coach/models/4.json' with { type: 'json' };
import { below } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { COACHED_IDS, coachFor } from '../games.ts';
import { played } from './played.ts';

const corleone = coachFor('corleone');

test('weights that were made for other features are refused', () => {
  expect(() => loadModel(corleone, { ...corleone4, schema: '0123456789abcdef' })).toThrow(
    /^The model of corleone for 4 was made for features 0123456789abcdef, not [0-9a-f]{16}$/,
  );
  const renamed = { ...corleone, features: { ...corleone.features, edition: 99 } };
  expect(() => loadModel(renamed, corleone4)).toThrow('was made for features');
  expect(() => loadModel(coachFor('cashnguns'), corleone4)).toThrow('A model of corleone, not of cashnguns');
  expect(() => loadModel(corleone, { ...corleone4, weights: {} })).toThrow(`has no ${KNOTS} weights of suitcase`);
});

test.each(COACHED_IDS)('%s: there is a model for every number of players, and shares sum to 1', name => {
  const game = coachFor(name);
  for (let players = game.players.least; players <= game.players.most; players += 1) {
    const model = modelFor(game, players);
    const shares = sharesIn(game, model, game.rules.setup({ players }, 3));
    expect(shares).toHaveLength(players);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const share of shares) expect(Math.abs(share - 1 / players)).toBeLessThan(0.25); // before the first choice
  }
});

test('a finished game has its outcome for shares', () => {
  const record = played('cashnguns', 4, 2);
  const game = coachFor('cashnguns');
  const state = game.rules.setup(record.options, record.seed);
  for (const [seat, text] of record.choices) game.rules.play(state, seat, game.rules.readChoice(text)!);
  const { places } = game.rules.outcome(state)!;
  const winners = places.filter(place => place === 1).length;
  expect(sharesIn(game, modelFor(game, 4), state)).toEqual(places.map(place => (place === 1 ? 1 / winners : 0)));
});

test('training finds the weights that generated the games', () => {
  const random = randomFor('planted', 1);
  const [strong, none] = [2, 0];
  const samples = Array.from({ length: 4000 }, (): Sample => {
    const features = Array.from({ length: 3 }, () => [below(random, 100) / 50 - 1, below(random, 100) / 50 - 1]);
    const shares = softMax(features.map(([first = 0, second = 0]) => strong * first + none * second));
    let at = below(random, 10_000) / 10_000;
    const winner = shares.findIndex(share => {
      at -= share;
      return at < 0;
    });
    return { progress: below(random, 100) / 100, features, shares: shares.map((_, seat) => (seat === winner ? 1 : 0)) };
  });
  const [first, second] = weightsFor(samples, 2);
  for (const weight of first!.slice(1, -1)) expect(Math.abs(weight - strong)).toBeLessThan(0.5);
  for (const weight of second!.slice(1, -1)) expect(Math.abs(weight - none)).toBeLessThan(0.5);
});

test('the same plan gives the same file, which can be loaded', () => {
  const game = coachFor('cashnguns');
  const plan = { players: 5, games: 6, seed: 9 };
  const text = writeModel(fitModel(game, plan));
  expect(writeModel(fitModel(game, plan))).toBe(text);
  expect(loadModel(game, JSON.parse(text)).players).toBe(5);
  expect(text).toMatch(/^ {4}"loot": \[-?[\d.]+(, -?[\d.]+){5}\],$/m);
});

test('a forecast of 30 % is far off for a player who always wins, and right for one who wins three in ten', () => {
  const wrong = tallyCalibration();
  const right = tallyCalibration();
  for (let game = 0; game < 10; game += 1) {
    wrong.add([[0.3, 0.7]], [1, 0]);
    right.add([[0.3, 0.7]], game < 3 ? [1, 0] : [0, 1]);
  }
  expect(wrong.report().error).toBeCloseTo(0.7);
  expect(right.report().error).toBeCloseTo(0);
  expect(right.report()).toMatchObject({ games: 10, positions: 10, parLogLoss: Math.log(2) });
});

test('calibration takes all numbers of players in turn', () => {
  const counts: number[] = [];
  const game = coachFor('cashnguns');
  const { games } = calibrate(game, {
    games: 6,
    seed: 77,
    modelFor(players) {
      counts.push(players);
      return modelFor(game, players);
    },
  });
  expect(counts).toEqual([4, 5, 6, 7, 8, 4]);
  expect(games).toBeLessThanOrEqual(6);
});
