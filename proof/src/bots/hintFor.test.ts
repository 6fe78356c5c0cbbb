// Hints in whole games: they advise what the bot does, for the reasons in its sums.

import { ADVISING_LEVEL, type Adviser, type Budget, botOf, type Future, type Hint, randomFor } from '@omerta/bots';
import { cashAdviser } from '@omerta/cashnguns/bots/levels.ts';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { partsOfStanding } from '@omerta/corleone/bots/explain.ts';
import { LEARNED } from '@omerta/corleone/bots/learned.ts';
import { corleoneAdviser } from '@omerta/corleone/bots/levels.ts';
import { pricesOf } from '@omerta/corleone/bots/prices.ts';
import { standingOf } from '@omerta/corleone/bots/standing.ts';
import { type Corleone, contentOf, type State } from '@omerta/corleone/rules';
import { type Random, type Rules, randomFrom, type Seat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { COACHED_IDS, type CoachedId, countsOf, GAMES } from '../games.ts';
import { played } from './played.ts';

const adviserFor = (game: CoachedId) => {
  const { rules } = GAMES[game];
  const corleone = rules as Rules<Corleone>;
  const adviser =
    game === 'corleone' ? corleoneAdviser(corleone, contentOf(corleone)) : cashAdviser(rules as Rules<CashNGuns>);
  return adviser as unknown as Adviser<Corleone>; // told apart by the game
};

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly number: number;
}

/** Some of the questions of a game among casual players. */
function questionsIn(game: CoachedId, seed: number, every: number, ask: (asked: Asked) => void): void {
  const { rules } = GAMES[game];
  const counts = countsOf(GAMES[game]);
  let looks = 0;
  played(game, counts.map(() => 'casual' as const).slice(0, 4), {
    seed,
    look(state, seat) {
      looks += 1;
      if (looks % every === 0) ask({ view: rules.viewFor(state, seat), seat, number: looks });
    },
  });
}

const chanceAt = (number: number): Random => randomFor('hint', number);

test.each(COACHED_IDS)('%s: the best is what the level does with the same chance', game => {
  const { rules } = GAMES[game];
  const advise = GAMES[game].bots.adviser!(rules);
  const bot = botOf(GAMES[game].bots, ADVISING_LEVEL, rules);
  let hints = 0;
  questionsIn(game, 5, game === 'corleone' ? 11 : 3, ({ view, number }) => {
    const budget = { iterations: 16 };
    const hint = advise(view, { ...budget, random: chanceAt(number) });
    if (hint === undefined) return expect(rules.choices(view)).toHaveLength(1);
    hints += 1;
    const { choice } = bot.decide(view, { ...budget, random: chanceAt(number) });
    expect(hint.best.choice).toBe(rules.writeChoice(choice));
    const legal = rules.choices(view).map(each => rules.writeChoice(each));
    expect(legal).toContain(hint.second.choice);
    expect(hint.second.choice).not.toBe(hint.best.choice);
  });
  expect(hints).toBeGreaterThan(20);
});

test.each(COACHED_IDS)('%s: sign and rank of the reasons are those of the worlds, counted again', game => {
  const { rules } = GAMES[game];
  const adviser = adviserFor(game);
  const advise = GAMES[game].bots.adviser!(rules);
  let reasons = 0;
  questionsIn(game, 6, game === 'corleone' ? 13 : 4, ({ view, seat, number }) => {
    const explained = adviser.explainedFor(view as Corleone['View']);
    const worlds: { readonly futures: ReadonlyMap<string, unknown>; readonly isFar: boolean }[] = [];
    const compared = (futures: readonly Future[], isFar: boolean) => {
      const states = futures.map(
        ({ choice, state }) => [rules.writeChoice(choice), explained.sightOf(state as State, seat)] as const,
      );
      worlds.push({ futures: new Map(states), isFar });
    };
    const budget: Budget = { iterations: 16, random: chanceAt(number) };
    botOf(GAMES[game].bots, ADVISING_LEVEL, rules).decide(view, { ...budget, compared });
    const hint = advise(view, { iterations: 16, random: chanceAt(number) });
    if (hint === undefined || worlds.length === 0) return;
    const far = worlds.filter(({ isFar }) => isFar);
    const pairs = (far.length > 0 ? far : worlds)
      .map(({ futures }) => [futures.get(hint.best.choice), futures.get(hint.second.choice)] as const)
      .filter(([one, other]) => one !== undefined && other !== undefined);
    const totals = new Map<string, number>();
    let lead = 0;
    for (const [one, other] of pairs) {
      const parts = explained.partsOf(one, other);
      const difference = explained.worthOf(one) - explained.worthOf(other);
      expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBeCloseTo(difference, 9);
      lead += difference / pairs.length;
      for (const [part, amount] of parts) totals.set(part, (totals.get(part) ?? 0) + amount / pairs.length);
    }
    expectSameOrder(hint, totals);
    if (hint.certainty.kind === 'clear' || hint.certainty.kind === 'slight') {
      expect(hint.certainty.lead).toBeCloseTo(lead, 9);
      expect(lead).toBeGreaterThan(0);
    }
    reasons += hint.best.reasons.length;
  });
  expect(reasons).toBeGreaterThan(20);
});

/** Every amount is one of the sums with its sign; none that is named is lighter than the one after it. */
function expectSameOrder({ best, second }: Hint, totals: ReadonlyMap<string, number>): void {
  for (const [advice, sign] of [
    [best, 1],
    [second, -1],
  ] as const) {
    const amounts = advice.reasons.map(({ amount }) => amount);
    expect(amounts.length).toBeLessThanOrEqual(3);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    for (const amount of amounts) {
      expect(amount).toBeGreaterThan(0);
      expect(Math.min(...[...totals.values()].map(total => Math.abs(total * sign - amount)))).toBeLessThan(1e-9);
    }
  }
}

test('the parts of a state of Corleone’s Empire add up to how it stands, from the deal to the last count', () => {
  const { rules } = GAMES.corleone;
  const prices = pricesOf(contentOf(rules as Rules<Corleone>));
  const judgement = { weights: LEARNED, envy: 0.3 };
  let states = 0;
  const expectSum = (state: State, seat: Seat) => {
    const parts = partsOfStanding(prices, state, seat, judgement);
    const sum = [...parts.values()].reduce((total, part) => total + part, 0);
    expect(sum).toBeCloseTo(standingOf(prices, state, seat, judgement), 9);
    states += 1;
  };
  let last: State | undefined;
  played('corleone', ['casual', 'casual', 'casual'], {
    seed: 2,
    look(state, seat) {
      last = state as State;
      expectSum(last, seat);
    },
  });
  expect(last!.table.result).toBeDefined();
  expectSum(last!, 0);
  expect(states).toBeGreaterThan(100);
});

test('2a a bullet is advised with its target, and described as drawn', () => {
  const { rules } = GAMES.cashnguns;
  const state = rules.setup({ players: 4 }, 1);
  const hint = GAMES.cashnguns.bots.adviser!(rules)(rules.viewFor(state, 0), {
    random: randomFrom(1),
    iterations: 16,
  })!;
  expect(['click', 'bang']).toContain(hint.best.choice);
  expect(hint.certainty.kind).toBe('mixed');
  expect(hint.next?.best.choice).toMatch(/^aim:[B-D]$/);
});
