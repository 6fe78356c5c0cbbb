import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { AWARD_KINDS, AWARDS, awardsOf, type Standing } from './awards.ts';
import { fallsOf, memoriesOf } from './remembered.ts';

const NO_LOOT = {
  bill5: 0,
  bill10: 0,
  bill20: 0,
  diamond1: 0,
  diamond5: 0,
  diamond10: 0,
  painting: 0,
  clip: 0,
  aid: 0,
};
const stands = (loot: Partial<typeof NO_LOOT> = {}): Standing => ({
  alive: true,
  wounds: 0,
  loot: { ...NO_LOOT, ...loot },
});

interface Finished {
  readonly log: readonly SeenEvent[];
  readonly table: readonly Standing[];
}

/** Whole games, as a spectator saw them. */
function finished(players: number, seed: number): Finished {
  const { state, events } = randomGame(cashnguns, { players, talents: seed % 2 === 0 }, seed);
  const log = events.flatMap(event => cashnguns.seenBy(event, 'spectator') ?? []);
  const { table, own } = state;
  return { log, table: table.seats.map(({ alive, wounds }, seat) => ({ alive, wounds, loot: own[seat]!.loot })) };
}

const GAMES = [4, 5, 6, 7, 8].flatMap(players => [1, 2, 3, 4, 5, 6].map(seed => finished(players, seed)));

test('there are thirty awards and more', () => {
  expect(AWARD_KINDS.length).toBeGreaterThanOrEqual(30);
});

test('every player gets an award, none is given twice, and there are eight', () => {
  for (const { log, table } of GAMES) {
    const awards = awardsOf(log, table);
    expect(new Set(awards.map(({ seat }) => seat)).size).toBe(table.length);
    expect(new Set(awards.map(({ kind }) => kind)).size).toBe(awards.length);
    expect(awards.length).toBe(AWARDS);
    for (const { count } of awards) expect(count).toBeGreaterThan(0);
  }
});

test('the same game gives the same awards', () => {
  for (const { log, table } of GAMES.slice(0, 3)) expect(awardsOf(log, table)).toEqual(awardsOf([...log], [...table]));
});

const began = (round: number, godfather = 0): SeenEvent => ({
  kind: 'roundBegan',
  round,
  godfather,
  loot: [],
  carried: 0,
});

test('the one with most hits has the loudest gun, the one with most paintings loves art', () => {
  const log: readonly SeenEvent[] = [1, 2].flatMap(round => [
    began(round),
    { kind: 'aimsRevealed', targets: [1, 2, 3, 0] },
    { kind: 'courageRevealed', ducked: [], standing: [0, 1, 2, 3] },
    {
      kind: 'shotsFired',
      shots: [
        { seat: 0, target: 1, bullet: 'bang' },
        { seat: 1, target: 2, bullet: 'click' },
      ],
    },
  ]);
  const awards = awardsOf(log, [stands(), stands(), stands({ painting: 5 }), stands()]);
  expect(awards).toContainEqual({ kind: 'loud', seat: 0, count: 2 });
  expect(awards).toContainEqual({ kind: 'art', seat: 2, count: 5 });
  expect(awards).toContainEqual({ kind: 'called', seat: 2, count: 2 });
});

test('three moments are remembered, an elimination before all others, in their order', () => {
  const round = (number: number, ...events: readonly SeenEvent[]) => [began(number), ...events];
  const log = [
    ...round(
      1,
      { kind: 'aimsRevealed', targets: [1, 0, 0, 0] },
      { kind: 'courageRevealed', ducked: [0], standing: [1, 2, 3] },
    ),
    ...round(2, { kind: 'aimsRevealed', targets: [1, 0, 1, 0] }),
    ...round(3, { kind: 'aimsRevealed', targets: [3, 3, 1, 2] }),
    ...round(
      4,
      { kind: 'shotsFired', shots: [{ seat: 1, target: 3, bullet: 'bang' }] },
      { kind: 'eliminated', seat: 3, loot: 4 },
    ),
  ] satisfies readonly SeenEvent[];
  expect(memoriesOf(log).map(({ kind, round: number }) => [number, kind])).toEqual([
    [1, 'gang'],
    [2, 'standoff'],
    [4, 'out'],
  ]);
  expect(fallsOf(log)).toEqual([{ seat: 3, round: 4, shooters: [1] }]);
});

test('whole games have moments to remember', () => {
  for (const { log } of GAMES) expect(memoriesOf(log).length).toBeGreaterThan(0);
});
