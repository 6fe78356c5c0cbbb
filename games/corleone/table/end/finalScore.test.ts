import { BONUS, bindPack, corleone, type SeenEvent, standardPack, worthOf } from '@omerta/corleone/rules';
import { listSeats, pick, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { finalScores } from './finalScore.ts';
import { moneyOverTime } from './moneyOverTime.ts';
import { deedsOf, keyMoves, movesOf } from './moves.ts';

const PLAYERS = 4;
const content = bindPack(standardPack);
const rules = corleone(standardPack);

/** A random game; calls back after every step, with what seat 0 saw of it. */
function game(seed: number, onStep: (events: readonly SeenEvent[], suitcase: number) => void = () => {}) {
  const random = randomFrom(seed);
  const state = rules.setup({ players: PLAYERS }, seed);
  for (
    let waiting = listSeats(rules.waitingFor(state));
    waiting.length > 0;
    waiting = listSeats(rules.waitingFor(state))
  ) {
    const seat = pick(random, waiting);
    const events: Parameters<typeof rules.seenBy>[0][] = [];
    rules.play(state, seat, pick(random, rules.choices(rules.viewFor(state, seat))), events);
    const seen = events.map(event => rules.seenBy(event, 0)).filter(event => event !== undefined);
    onStep(seen, worthOf(state.own[0]!.suitcase));
  }
  return state;
}

test('X2 X3 the turfs and colours that are shown are those that were counted', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const scores = finalScores(content, game(seed).table);
    expect(scores).toHaveLength(PLAYERS);
    for (const { turfs, colours, dominance, jobBonuses, suitcase, total } of scores) {
      expect([turfs.length, colours.length]).toEqual([dominance, jobBonuses]);
      expect(suitcase + BONUS * (turfs.length + colours.length)).toBe(total);
    }
    expect(scores.map(({ place }) => place)).toEqual(scores.map(({ place }) => place).toSorted());
  }
});

test('a seat counts its own suitcase right at every step, and all of them at the end', () => {
  const steps: (readonly SeenEvent[])[] = [];
  const held: number[] = [];
  const { table } = game(6, (events, suitcase) => {
    steps.push(events);
    held.push(suitcase);
  });
  const money = moneyOverTime(steps, PLAYERS);
  expect(money[0]).toEqual(held);
  expect(money.map(line => line.at(-1))).toEqual(table.result?.map(({ suitcase }) => suitcase));
});

test('key moves are few, in order, and remembered for something', () => {
  const steps: (readonly SeenEvent[])[] = [];
  game(7, events => steps.push(events));
  const found = keyMoves(movesOf(steps), 4);
  expect(found).toHaveLength(4);
  expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((one, other) => one - other));
  for (const move of found) expect(Math.max(...Object.values(deedsOf(move)))).toBeGreaterThan(0);
});
