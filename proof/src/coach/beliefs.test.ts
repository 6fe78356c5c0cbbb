import type { CashBelief } from '@omerta/cashnguns/coach';
import { bangsKnown } from '@omerta/cashnguns/coach/beliefs.ts';
import { type Beliefs, beliefsOf } from '@omerta/coach';
import type { CorleoneBelief } from '@omerta/corleone/coach';
import { type State as CorleoneState, worthOf } from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import { coachFor, GAMES } from '../games.ts';
import { played } from './played.ts';

const cash = played('cashnguns', 4, 4);
const corleone = played('corleone', 3, 2);

function cashSeats(step: number): readonly (CashBelief | undefined)[] {
  const read = beliefsOf(coachFor('cashnguns'), cash, step, 0);
  if (!read.ok || read.beliefs.game !== 'cashnguns') throw new Error('No beliefs of Ca$h');
  return (read.beliefs as Beliefs<CashBelief>).seats;
}

test('P1 before anything is seen three of eight cards are Bangs', () => {
  const loaded = cash.choices.findIndex(([, text]) => text.startsWith('aim:'));
  const [own, ...others] = cashSeats(loaded);
  expect(own).toBeUndefined();
  for (const other of others) {
    expect(other).toEqual({ loadedBang: 3 / 8, bangs: { least: 3, most: 3, mean: 3 }, cards: 8 });
  }
});

test('cards discarded unseen leave it open how many Bangs are left', () => {
  expect(bangsKnown({ bangs: { least: 2, most: 3 } } as never, 7, 1)).toEqual({ least: 2, most: 3, mean: 21 / 8 });
  expect(bangsKnown({ bangs: { least: 0, most: 0 } } as never, 4, 1)).toEqual({ least: 0, most: 0, mean: 0 });
});

test('what may be believed never excludes what is true', () => {
  const { rules } = GAMES.cashnguns;
  const state = rules.setup(cash.options, cash.seed);
  for (const [at, [seat, text]] of cash.choices.slice(0, 60).entries()) {
    rules.play(state, seat, rules.readChoice(text)!);
    const { own, table } = state as import('@omerta/cashnguns/rules').State;
    for (const [other, belief] of cashSeats(at + 1).entries()) {
      if (belief === undefined) continue;
      const bangs = own[other]!.hand.bang + (table.seats[other]!.loaded && own[other]!.played === 'bang' ? 1 : 0);
      expect(belief.bangs.least).toBeLessThanOrEqual(bangs);
      expect(belief.bangs.most).toBeGreaterThanOrEqual(bangs);
    }
  }
});

test('I6 suitcases are known to the dollar; jobs by chance, as many as are held', () => {
  const step = Math.floor(corleone.choices.length / 3);
  const read = beliefsOf(coachFor('corleone'), corleone, step, 0);
  if (!read.ok || read.beliefs.game !== 'corleone') throw new Error('No beliefs of Corleone');
  const state = GAMES.corleone.rules.setup(corleone.options, corleone.seed) as CorleoneState;
  for (const [seat, text] of corleone.choices.slice(0, step)) {
    GAMES.corleone.rules.play(state, seat, GAMES.corleone.rules.readChoice(text)!);
  }
  expect(read.beliefs.seats[0]).toBeUndefined();
  for (const [seat, belief] of (read.beliefs as Beliefs<CorleoneBelief>).seats.entries()) {
    if (belief === undefined) continue;
    const { suitcase, hand } = state.own[seat]!;
    expect(belief.suitcase.least).toBeLessThanOrEqual(worthOf(suitcase));
    expect(belief.suitcase.most).toBeGreaterThanOrEqual(worthOf(suitcase));
    expect(belief.money.most).toBeGreaterThanOrEqual(worthOf(hand));
    const held = belief.jobs.filter(({ chance }) => chance === 1).length + belief.unseenJobs;
    expect(held).toBeLessThanOrEqual(hand.jobs.length);
    if (belief.unseenJobs > 0) for (const job of hand.jobs) expect(belief.jobs.map(each => each.job)).toContain(job);
    for (const { chance } of belief.jobs) expect(chance).toBeGreaterThan(0);
  }
});

test('a step that was never reached has no beliefs', () => {
  expect(beliefsOf(coachFor('cashnguns'), cash, cash.choices.length + 1, 0)).toEqual({
    ok: false,
    problem: { code: 'noSuchStep' },
  });
});
