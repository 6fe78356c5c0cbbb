import { listSeats, NO_SEATS } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { corleone } from '../corleone/index.ts';
import type { BotName } from './bot.ts';
import { randomFor } from './randomFor.ts';

const { rules, bots, optionsFor } = corleone.standard();

/** A game in which every seat has its own bot. */
function scoresOf(seed: number, seats: readonly BotName[]): readonly number[] {
  const state = rules.setup(optionsFor(seats.length), seed);
  const random = randomFor('test', seed);
  while (rules.waitingFor(state) !== NO_SEATS) {
    const [seat] = listSeats(rules.waitingFor(state));
    const view = rules.viewFor(state, seat!);
    const choices = rules.choices(view);
    const choice = bots[seats[seat!]!].choose(rules, view, choices, random);
    expect(choices).toContain(choice);
    rules.play(state, seat!, choice);
  }
  return rules.outcome(state)!.scores;
}

test('greedy beats random wherever it sits', () => {
  const games = Array.from({ length: 12 }, (_, seed) => {
    const seat = seed % 3;
    const scores = scoresOf(seed, ['random', 'random', 'random'].toSpliced(seat, 1, 'greedy') as BotName[]);
    return scores[seat]! === Math.max(...scores);
  });
  expect(games.filter(won => won).length).toBeGreaterThanOrEqual(11);
});

test('the same generator makes the same game', () => {
  expect(scoresOf(5, ['greedy', 'greedy'])).toEqual(scoresOf(5, ['greedy', 'greedy']));
});
