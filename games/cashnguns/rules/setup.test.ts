import { randomFrom, shuffle } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { asks, choicesOf, newGame, play, refusal, see, timeOut, viewOf } from '../testing/index.ts';
import { DECK, LOOT, type LootKind, noLoot, WORTH } from './loot.ts';
import { cashnguns } from './rules.ts';
import { deal } from './setup.ts';
import { TALENTS } from './talents.ts';

const EVERY_COUNT = [4, 5, 6, 7, 8];

test('CG-001 K P2 the loot deck holds 64 cards in 8 piles of 8, and nothing is left over', () => {
  const { secret } = deal({ players: 4 }, 1);
  const dealt = noLoot();
  for (const kind of secret.piles) dealt[kind] += 1;
  expect(dealt).toEqual({
    bill5: 15,
    bill10: 15,
    bill20: 10,
    diamond1: 5,
    diamond5: 3,
    diamond10: 1,
    painting: 10,
    clip: 3,
    aid: 2,
  });
  expect(secret.piles).toHaveLength(64);
  const { events, state } = randomGame(cashnguns, { players: 8 }, 3);
  const piles = events.filter(event => event.kind === 'roundBegan').map(event => event.loot.length);
  expect(piles).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
  expect(state.secret.piles).toEqual([]);
});

test('K 8 players use all 64 bullet cards, there are 16 talents, and the cards are worth what §1 sums up', () => {
  const { own } = deal({ players: 8 }, 1);
  expect(own.reduce((sum, { hand }) => sum + hand.click, 0)).toBe(40);
  expect(own.reduce((sum, { hand }) => sum + hand.bang, 0)).toBe(24);
  expect(new Set(TALENTS).size).toBe(16);
  const worth = (type: string) =>
    LOOT.filter(kind => kind.startsWith(type)).reduce((sum, kind) => sum + DECK[kind] * WORTH[kind], 0);
  expect([worth('bill'), worth('diamond')]).toEqual([425, 30]);
});

test.each(EVERY_COUNT)(
  'CG-002 P1 P2 AMB-02 %i players have 5 Click and 3 Bang each and always 8 piles of 8',
  players => {
    const { own, secret, table } = deal({ players }, 1);
    expect(own.map(({ hand }) => hand)).toEqual(Array(players).fill({ click: 5, bang: 3 }));
    expect(secret.piles).toHaveLength(8 * 8);
    expect(table.seats.map(({ bullets, down, alive }) => [bullets, down, alive])).toEqual(
      Array(players).fill([8, '', true]),
    );
  },
);

test('CG-003 P1 AMB-01 4 to 8 can play; 3 and 9 are refused', () => {
  for (const players of [3, 9, 4.5, '4', undefined]) {
    expect(cashnguns.checkOptions({ players })).toEqual(['players: must be 4 to 8']);
    expect(() => cashnguns.setup({ players: players as number }, 1)).toThrow('players: must be 4 to 8');
  }
  for (const players of EVERY_COUNT) expect(cashnguns.checkOptions({ players })).toEqual([]);
});

test('every other option accepts only its own values', () => {
  const table = {
    players: 4,
    firstGodfather: 3,
    talents: true,
    talentDeal: 'two',
    tooSlow: 'noTarget',
    noTakers: 'discard',
    dictatorMayBanClip: true,
    dictatorSpares: 'bills',
    tieBreak: 'suffered',
    lootVisibility: 'open',
    lootLog: 'open',
  };
  expect(cashnguns.checkOptions(table)).toEqual([]);
  expect(cashnguns.checkOptions({ ...table, firstGodfather: 4 })).toEqual([
    'firstGodfather: must be the number of a seat, from 0',
  ]);
  expect(cashnguns.checkOptions({ ...table, tooSlow: 'maybe', cheat: 1 })).toEqual([
    'tooSlow: must be sitOut or noTarget',
    'cheat: no such option',
  ]);
});

test('CG-004 P3 P4 the host names the first Godfather; the token is there, all stand, without wounds', () => {
  const { table } = newGame({ firstGodfather: 1 }).state;
  expect([table.godfather, table.token, table.nextGodfather]).toEqual([1, true, -1]);
  expect(table.seats.map(({ wounds, down }) => [wounds, down])).toEqual(Array(4).fill([0, '']));
});

test('CG-004 P4 AMB-03 otherwise the first Godfather is drawn with the seed of the game', () => {
  const drawn = (seed: number) => cashnguns.setup({ players: 4 }, seed).table.godfather;
  const godfathers = Array.from({ length: 60 }, (_, seed) => drawn(seed));
  expect([...new Set(godfathers)].sort()).toEqual([0, 1, 2, 3]);
  expect(godfathers.map((_, seed) => drawn(seed))).toEqual(godfathers);
  expect(cashnguns.setup({ players: 4 }, 1).table).toMatchObject({ token: true });
});

test('P2 the same seed shuffles the same deck, another seed another', () => {
  const piles = (seed: number) => deal({ players: 4 }, seed).secret.piles;
  expect(piles(1)).toEqual(piles(1));
  expect(piles(1)).not.toEqual(piles(2));
  const unshuffled: LootKind[] = LOOT.flatMap(kind => Array<LootKind>(DECK[kind]).fill(kind));
  shuffle(randomFrom(1), unshuffled);
  expect(piles(1)).toEqual(unshuffled);
});

test('T0 AMB-36 AMB-46 each player has one talent face up, no two the same', () => {
  for (const players of EVERY_COUNT) {
    const game = newGame({ players, talents: true }, players);
    const talents = game.state.table.seats.map(({ talent }) => talent);
    expect(new Set(talents).size).toBe(players);
    expect(talents.every(talent => TALENTS.some(each => each === talent))).toBe(true);
    expect(viewOf(game, 'spectator').table.seats.map(({ talent }) => talent)).toEqual(talents);
    expect(see(game, 'spectator', 'talentDealt').map(({ talent }) => talent)).toEqual(talents);
  }
  expect(newGame().state.table.seats.map(({ talent }) => talent)).toEqual(['', '', '', '']);
});

test('AMB-36 talentDeal two: each player secretly keeps one of two; all kept talents are shown together', () => {
  const game = newGame({ talents: true, talentDeal: 'two' }, 5);
  expect(asks(game)).toBe('ABCD keepTalent');
  const offers = game.state.own.map(({ dealt }) => dealt);
  expect(new Set(offers.flat()).size).toBe(8);
  expect(choicesOf(game, 'B')).toEqual(offers[1]!.map(talent => `talent:${talent}`));
  expect(see(game, 'B', 'talentsOffered').map(({ talents }) => talents)).toEqual([
    undefined,
    offers[1],
    undefined,
    undefined,
  ]);
  expect(refusal(game, 'B', `talent:${offers[0]![0]}`)).toBe('notDealt');
  play(game, 'A', `talent:${offers[0]![0]}`);
  play(game, 'A', `talent:${offers[0]![1]}`);
  play(game, 'B', `talent:${offers[1]![1]}`);
  play(game, 'C', `talent:${offers[2]![1]}`);
  expect(game.state.table.seats.map(({ talent }) => talent)).toEqual(['', '', '', '']);
  expect(timeOut(game, 'D')).toBe(`talent:${offers[3]![0]}`);
  const kept = [offers[0]![1], offers[1]![1], offers[2]![1], offers[3]![0]];
  expect(game.state.table.seats.map(({ talent }) => talent)).toEqual(kept);
  expect(game.state.own.map(({ dealt }) => dealt)).toEqual([
    [offers[0]![0]],
    [offers[1]![0]],
    [offers[2]![0]],
    [offers[3]![1]],
  ]);
  expect(game.state.table.round).toBe(1);
});

test('8 players are dealt all 16 talents, two each', () => {
  const game = newGame({ players: 8, talents: true, talentDeal: 'two' }, 5);
  expect(game.state.own.flatMap(({ dealt }) => dealt).toSorted()).toEqual(TALENTS.toSorted());
});

test('P1 AMB-59 players choose their characters, all different, and the deal is the same', () => {
  const gangsters = ['orchid', 'sal', 'bruno', 'pip'] as const;
  expect(deal({ players: 4, gangsters }, 1)).toEqual(deal({ players: 4 }, 1));
  expect(cashnguns.checkOptions({ players: 4, gangsters })).toEqual([]);
  expect(cashnguns.checkOptions({ players: 4, gangsters: ['sal', 'sal', 'capone'] })).toEqual([
    'gangsters: must name 4 gangsters, one for each player',
    'gangsters: must be all different',
    'gangsters: no gangster "capone"',
  ]);
  expect(cashnguns.checkOptions({ players: 4, gangsters: 'sal' })).toEqual(['gangsters: must be a list']);
});
