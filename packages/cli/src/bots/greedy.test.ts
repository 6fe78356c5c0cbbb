import { listSeats, NO_SEATS, type Outcome } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { cashnguns } from '../cashnguns/index.ts';
import { corleone } from '../corleone/index.ts';
import type { CliGame } from '../game.ts';
import type { BotName } from './bot.ts';
import { randomFor } from './randomFor.ts';

/** A game in which every seat has its own bot. */
function outcomeOf(game: CliGame, seed: number, seats: readonly BotName[], house: object = {}): Outcome {
  const { rules, bots, optionsFor } = game.standard();
  const state = rules.setup(optionsFor(seats.length, house), seed);
  const random = randomFor('test', seed);
  while (rules.waitingFor(state) !== NO_SEATS) {
    const [seat] = listSeats(rules.waitingFor(state));
    const view = rules.viewFor(state, seat!);
    const choices = rules.choices(view);
    const choice = bots[seats[seat!]!].choose(rules, view, choices, random);
    expect(choices).toContain(choice);
    rules.play(state, seat!, choice);
  }
  return rules.outcome(state)!;
}

/** How often greedy comes first among random ones, sitting in another place every time. */
function firsts(game: CliGame, games: number, players: number, house?: object): number {
  const places = Array.from({ length: games }, (_, seed) => {
    const seats = Array<BotName>(players)
      .fill('random')
      .with(seed % players, 'greedy');
    return outcomeOf(game, seed, seats, house).places[seed % players];
  });
  return places.filter(place => place === 1).length;
}

test('greedy beats random wherever it sits', () => {
  expect(firsts(corleone, 12, 3)).toBeGreaterThanOrEqual(11);
});

test.each([{}, { talents: true }])('at the hold-up too, with %j: of 60 games a random one wins ten', house => {
  expect(firsts(cashnguns, 60, 6, house)).toBeGreaterThanOrEqual(40);
});

test.each([corleone, cashnguns])('the same generator makes the same game', game => {
  const seats = Array<BotName>(4).fill('greedy');
  expect(outcomeOf(game, 5, seats)).toEqual(outcomeOf(game, 5, seats));
});
