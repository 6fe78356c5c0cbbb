import { expect, test } from 'vitest';
import { inAct, plantDefect } from '../../testing/plantDefect.ts';
import type { Step } from '../../testing/randomSteps.ts';
import { bindPack } from '../content.ts';
import { figureOf, MAYOR, NO_FIGURE } from '../figures.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import { NO_TILE } from '../state.ts';
import { fullBaseline } from './baseline.ts';
import { censusOf } from './census.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);
const PLAYERS = [2, 3, 4, 5];

const broken = (players: number, when: (step: Step) => boolean, change: (step: Step) => unknown): string[] =>
  plantDefect(content, players, when, change);

test('INV-01 a note too many or too few is noticed', () => {
  expect(broken(3, inAct(1), ({ state }) => (state.table.piles.$5 += 1))).toEqual(['INV-01']);
  expect(broken(4, inAct(2), ({ state }) => (state.table.piles.$1 -= 1))).toEqual(['INV-01']);
});

test('INV-01 a hand may not balance a pile with less than nothing in it', () => {
  const borrow = ({ state: { table, own } }: Step): void => {
    const notes = own[0]!.hand.$3 + 1;
    own[0]!.hand.$3 -= notes;
    table.seats[0]!.handSize -= notes;
    table.piles.$3 += notes;
  };
  expect(broken(2, inAct(2), borrow)).toEqual(['INV-01']);
});

test('INV-01 open bids are covered by the suitcase, open offers by the hand', () => {
  const bid = { $1: 0, $2: 0, $3: 0, $5: 36 };
  expect(broken(3, inAct(1), ({ state }) => (state.own[1]!.bid = bid))).toEqual(['INV-01']);
  const hasNoFive = ({ state }: Step): boolean => state.own[1]!.hand.$5 === 0;
  expect(broken(3, hasNoFive, ({ state }) => (state.own[1]!.offered = '$5'))).toEqual(['INV-01']);
});

test('INV-02 a good that comes from nowhere is noticed', () => {
  expect(broken(3, inAct(1), ({ state }) => (state.table.piles.gun += 1))).toEqual(['INV-02']);
  const find = ({ state: { table, own } }: Step): void => {
    own[3]!.hand.booze += 1;
    table.seats[3]!.handSize += 1;
  };
  expect(broken(5, inAct(1), find)).toEqual(['INV-02']);
});

test('INV-03 a job too many, a lost job, an unknown job, a wrong size of the deck', () => {
  expect(broken(3, inAct(1), ({ state }) => state.table.jobDiscard.push('carBomb'))).toEqual(['INV-03']);
  const hasPublicJob = ({ state }: Step): boolean => state.table.publicJobs.length > 0;
  expect(broken(3, hasPublicJob, ({ state }) => state.table.publicJobs.pop())).toEqual(['INV-03']);
  expect(broken(3, inAct(1), ({ state }) => state.table.jobDiscard.push('taxFraud'))).toEqual(['INV-03']);
  expect(broken(3, inAct(1), ({ state }) => state.table.jobDiscard.push('mayor1'))).toEqual(['INV-03']);
  expect(broken(3, inAct(1), ({ state }) => (state.table.jobDeck += 1))).toEqual(['INV-03']);
});

test('INV-03 jobs on offer and the job being completed are counted', () => {
  const isOffered = ({ state }: Step): boolean => state.own.some(({ offer }) => offer.length > 0);
  expect(broken(3, isOffered, ({ state }) => state.own.find(({ offer }) => offer.length > 0)!.offer.pop())).toEqual([
    'INV-03',
  ]);
  const isCompleting = ({ state }: Step): boolean => state.table.agenda.some(({ kind }) => kind === 'completeJob');
  const forget = ({ state: { table } }: Step): void => {
    table.agenda = table.agenda.filter(({ kind }) => kind !== 'completeJob');
  };
  expect(broken(4, isCompleting, forget)).toEqual(['INV-03']);
});

test('INV-04 an ally before its act, one that returns, one face up in Act IV, one removed too few', () => {
  const ofActThree = [...content.allies.values()].find(({ act }) => act === 3)!.id;
  expect(broken(3, inAct(1), ({ state }) => state.table.alliesGone.push(ofActThree))).toEqual(['INV-04']);
  const someGone = ({ state }: Step): boolean => state.table.alliesGone.length > 0;
  const comeBack = ({ state: { table } }: Step): unknown => table.seats[0]!.played.push(table.alliesGone.pop()!);
  const thugIsPlayed = ({ events }: Step): boolean => events.some(({ kind }) => kind === 'thugPlayed');
  expect(broken(3, step => someGone(step) && thugIsPlayed(step), comeBack)).toEqual(['INV-04']);
  const layOpen = ({ state: { table } }: Step): unknown => table.allies.push(table.alliesGone.pop()!);
  expect(broken(3, step => inAct(4)(step) && someGone(step), layOpen)).toEqual(['INV-04']);
  const tell = ({ state: { table, secret } }: Step): unknown => table.alliesGone.push(secret.alliesRemoved.pop()!);
  expect(broken(5, inAct(2), tell)).toEqual(['INV-04']);
});

test('INV-05 a tile twice, a gap on the board, a wrong size of a stack, a red tile among the blue', () => {
  expect(broken(3, inAct(1), ({ state }) => state.secret.blueTiles.push(state.table.tiles[0]!))).toEqual(['INV-05']);
  const leaveGap = ({ state: { table } }: Step): void => {
    table.tiles[4] = table.tiles[0]!;
    table.tiles[0] = NO_TILE;
  };
  expect(broken(3, ({ state }) => state.table.thugSpaces[1] === NO_FIGURE, leaveGap)).toEqual(['INV-05']);
  expect(broken(3, inAct(1), ({ state }) => (state.table.redTiles = 3))).toEqual(['INV-05']);
  expect(broken(3, inAct(1), ({ state }) => (state.table.blueTiles = 8))).toEqual(['INV-05']);
  const swap = ({ state: { secret } }: Step): void => {
    [secret.blueTiles[0], secret.redTiles[0]] = [secret.redTiles[0]!, secret.blueTiles[0]!];
  };
  expect(broken(3, inAct(1), swap)).toEqual(['INV-05']);
});

test('INV-05 the table of stacks', () => {
  const stacks = (players: number) => fullBaseline(content, players).stacks.slice(1);
  expect(PLAYERS.map(players => stacks(players).map(({ blue, red }) => `${blue}/${red}`))).toEqual([
    ['7/4', '6/4', '6/3', '6/2'],
    ['7/4', '6/4', '6/3', '6/2'],
    ['6/4', '5/4', '5/3', '5/2'],
    ['4/4', '3/4', '3/3', '3/2'],
  ]);
  expect(PLAYERS.map(players => stacks(players).map(({ board }) => board))).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [4, 5, 6, 7],
  ]);
});

test('INV-06 a thug too many, a neutral in two places, a Consigliere too early, a family that does not play', () => {
  const intoHudson =
    (...figures: number[]) =>
    ({ state }: Step): unknown =>
      state.table.hudson.push(...figures);
  expect(broken(3, inAct(1), intoHudson(figureOf(1, 'thug')))).toEqual(['INV-06']);
  expect(broken(3, inAct(1), intoHudson(MAYOR, MAYOR))).toEqual(['INV-06']);
  expect(broken(3, inAct(1), intoHudson(figureOf(0, 'consigliere')))).toEqual(['INV-06']);
  expect(broken(2, inAct(1), intoHudson(figureOf(4, 'don')))).toEqual(['INV-06']);
});

test('INV-06 what is in play, and what stays in the box', () => {
  const inPlay = (players: number): number =>
    censusOf(content, rules.setup({ players }, 1)).figures.reduce((sum, count) => sum + count, 1); // Don Corleone
  expect(PLAYERS.map(inPlay)).toEqual([16, 19, 24, 29]);
  expect(PLAYERS.map(players => standardPack.setup.figures.total - inPlay(players))).toEqual([18, 15, 10, 5]);
});

test('INV-07 a marker too many is noticed, in the reserve or on the board', () => {
  expect(censusOf(content, rules.setup({ players: 4 }, 1)).markers).toEqual([9, 9, 9, 9]);
  expect(broken(3, inAct(1), ({ state }) => (state.table.seats[2]!.markers += 1))).toEqual(['INV-07']);
  expect(broken(3, inAct(1), ({ state }) => state.table.stacks[0]!.push(2))).toContain('INV-07');
});
