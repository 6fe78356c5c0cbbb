// The examples printed in the rule book.
import { describe, expect, test } from 'vitest';
import { choicesOf, corleoneWith, handOf, play, see, waiting } from '../testing/corleoneWith.ts';

const table = (game: ReturnType<typeof corleoneWith>) => game.state.table;

describe('adjacent spaces', () => {
  test('M1 59th and Broadway touches Chelsea, Midtown and Central Park', () => {
    const game = corleoneWith({ A: { hand: ['$1'] } });
    play(game, 'A', 'don:F02');
    expect(choicesOf(game, 'A')).toEqual(['use:gun', 'use:job', 'suitcase:$1', 'done']); // Gun Shop, Barber Shop, the park
  });

  test('M1 the Queens-Midtown Tunnel touches Midtown and Queens only', () => {
    const game = corleoneWith({});
    play(game, 'A', 'don:F06');
    expect(choicesOf(game, 'A')).toEqual(['use:bloodMoney', 'use:job', 'done']); // Calvary Cemetery, Barber Shop
  });
});

test('T1 Penn Central: a thug picks a job and takes $2', () => {
  const game = corleoneWith({ jobDeck: ['usurp', 'layLow', '…'] });
  play(game, 'A', 'thug:pennCentral', 'use:job', 'keep:usurp', 'use:$2');
  expect(handOf(game, 'A')).toEqual(['$2', 'usurp']);
  expect(table(game).jobDiscard).toEqual(['layLow']);
  expect(waiting(game)).toEqual(['B']);
});

test('M1 the Don of the Pizzino family at Chelsea, Midtown and Wall Street uses four backs', () => {
  const game = corleoneWith({
    from: 'D3',
    act: 1,
    turn: 'C',
    tiles: { wallStreet: 'hotelEdison', brooklyn: '' },
    jobDeck: ['usurp', 'layLow', '…'],
    C: { hand: ['$3'] },
  });
  play(game, 'C', 'don:F05', 'use:gun', 'use:job', 'keep:usurp', 'use:bloodMoney', 'suitcase:$3');
  expect(handOf(game, 'C')).toEqual(['gun', 'bloodMoney', 'usurp']);
  expect(game.state.own[2]!.suitcase.$3).toBe(1);
  expect(waiting(game)).toEqual(['A']);
});

test('J1 J2 J3 Shakedown: three goods for $5 and the front of any business, even an occupied one', () => {
  const game = corleoneWith({
    publicJobs: ['shakedown'],
    board: { hotelEdison: 'B.thug' },
    A: { hand: ['bloodMoney', 'gun', 'booze'] },
  });
  play(game, 'A', 'public:shakedown:gun+booze+bloodMoney', 'money', 'front:hotelEdison', 'use:bloodMoney', 'use:$3');
  expect(handOf(game, 'A')).toEqual(['$3', '$5', 'bloodMoney']);
  expect(table(game).seats[0]!.completed).toEqual(['shakedown']);
  expect(table(game).publicJobs).toEqual([]); // J4
});

test('L1 I6 the Family Accountant puts up to two money cards into the suitcase', () => {
  const game = corleoneWith({ from: 'D4-III', A: { hand: ['$3', '$2', 'gun', 'familyAccountant'] } });
  play(game, 'A', 'ally:familyAccountant', 'suitcase:$3', 'suitcase:$2');
  expect(handOf(game, 'A')).toEqual(['gun']);
  expect(table(game).seats[0]!.played).toEqual(['familyAccountant']);
});

describe('the two turf wars', () => {
  const game = corleoneWith({
    phase: 'war',
    policeChief: 'chelsea',
    board: {
      F02: 'C.don',
      F06: 'C.consigliere',
      barberShop: 'C.thug',
      F05: 'B.don',
      F03: 'B.consigliere',
      gunShop: 'B.thug',
      F11: 'A.don',
      F17: 'mayor',
    },
  });
  const told = see(game, 'spectator').filter(({ kind }) => kind === 'turfWon' || kind === 'turfNotWon');

  test('W1 W2 Midtown: Pizzino 3, Matarazzo 2, neutral 1: Pizzino places a marker', () => {
    expect(told).toContainEqual({ kind: 'turfWon', turf: 'midtown', seat: 'C', influence: 3 });
    expect(table(game).stacks[5]).toEqual([2]);
  });

  test('W1 W2 Chelsea: Matarazzo 2, neutral 2: a tie places nothing', () => {
    expect(told).toContainEqual({ kind: 'turfNotWon', turf: 'chelsea', why: 'tie' });
    expect(table(game).stacks[6]).toEqual([]);
  });
});

describe('new businesses', () => {
  test('A2 S4 five players, Act I: Best & Co. opens on turf 4, after the three of the set-up', () => {
    const game = corleoneWith({
      players: 5,
      act: 1,
      phase: 'open',
      tiles: { wallStreet: 'pennCentral', brooklyn: 'ammoDepot', upperEastSide: 'hotelEdison' },
      blueTiles: ['bestAndCo'],
    });
    expect(table(game).tiles.slice(0, 5)).toEqual(['pennCentral', 'ammoDepot', 'hotelEdison', 'bestAndCo', '']);
  });

  test("A2 S4 four players, Act IV: Polk's Hobby Store opens on turf 5", () => {
    const game = corleoneWith({
      act: 4,
      phase: 'open',
      tiles: { wallStreet: 'pennCentral', brooklyn: 'ammoDepot', upperEastSide: 'hotelEdison', queens: 'centralBank' },
      redTiles: ['polksHobby'],
    });
    expect(table(game).tiles[4]).toBe('polksHobby');
  });
});
