import { expect, test } from 'vitest';
import { inAct, isOver, plantDefect } from '../../testing/plantDefect.ts';
import type { Step } from '../../testing/randomSteps.ts';
import { bindPack } from '../content.ts';
import { NO_FIGURE, POLICE_CHIEF, UNION_BOSS } from '../figures.ts';
import { standardPack } from '../pack/standard.ts';

const content = bindPack(standardPack);

const broken = (players: number, when: (step: Step) => boolean, change: (step: Step) => unknown): string[] =>
  plantDefect(content, players, when, change);

test('INV-08 the horse head is with a player, the act and the phase exist', () => {
  expect(broken(3, inAct(1), ({ state }) => (state.table.horseHead = 3))).toEqual(['INV-08']);
  expect(broken(3, inAct(1), ({ state }) => (state.table.act = 5))).toEqual(['INV-08']);
  expect(broken(3, inAct(1), ({ state }) => Object.assign(state.table, { phase: 'lunch' }))).toEqual(['INV-08']);
});

test('INV-08 a game that is over has a result and nothing left to do, and only that', () => {
  expect(broken(3, inAct(1), ({ state }) => (state.table.agenda = []))).toEqual(['INV-08']);
  expect(broken(3, inAct(1), ({ state }) => (state.table.result = []))).toEqual(['INV-08']);
  expect(broken(3, isOver, ({ state }) => (state.table.result = undefined))).toEqual(['INV-08']);
});

type Spaces = 'thugSpaces' | 'familySpaces';

/** Moves the first figure found on one kind of space. */
const moved = (players: number, from: Spaces, to: Spaces, at: number): string[] =>
  broken(
    players,
    ({ state: { table } }) => table[from].some(figure => figure !== NO_FIGURE) && table[to][at] === NO_FIGURE,
    ({ state: { table } }) => {
      const place = table[from].findIndex(figure => figure !== NO_FIGURE);
      table[to][at] = table[from][place]!;
      table[from][place] = NO_FIGURE;
    },
  );

test('INV-09 figures stand on spaces of their kind', () => {
  expect(moved(3, 'familySpaces', 'thugSpaces', 0)).toEqual(['INV-09']);
  expect(moved(3, 'thugSpaces', 'familySpaces', 0)).toEqual(['INV-09']);
  const isBeside = ({ state }: Step): boolean => !state.table.thugSpaces.includes(UNION_BOSS);
  const place = ({ state }: Step): void => {
    state.table.familySpaces[0] = UNION_BOSS;
  };
  expect(broken(3, step => isBeside(step) && step.state.table.familySpaces[0] === NO_FIGURE, place)).toEqual([
    'INV-09',
  ]);
});

test('INV-09 there is a business at every thug space in use, and 3+ spaces are closed to two players', () => {
  expect(moved(3, 'thugSpaces', 'thugSpaces', 13)).toEqual(['INV-09']);
  expect(moved(2, 'familySpaces', 'familySpaces', content.spaceIndex.get('F13')!)).toEqual(['INV-09']);
  expect(moved(3, 'familySpaces', 'familySpaces', content.spaceIndex.get('F13')!)).toEqual([]);
});

test('INV-09 the Police Chief stands in a turf, never in Central Park or the Hudson', () => {
  expect(broken(3, inAct(1), ({ state }) => (state.table.policeChief = 7))).toEqual(['INV-09']);
  expect(broken(3, inAct(1), ({ state }) => state.table.hudson.push(POLICE_CHIEF))).toEqual(['INV-09']);
});

test('INV-11 the row of public jobs has its length', () => {
  const lay = ({ state: { table, secret } }: Step): void => {
    table.publicJobs.push(secret.jobDeck.pop()!);
    table.jobDeck -= 1;
  };
  expect(broken(3, ({ state }) => state.table.publicJobs.length === 3, lay)).toEqual(['INV-11']);
});
