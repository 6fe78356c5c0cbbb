import { expect, test } from 'vitest';
import { begins, inAct, isOver, plantDefect } from '../../testing/plantDefect.ts';
import type { Step } from '../../testing/randomSteps.ts';
import { bindPack } from '../content.ts';
import { figureOf } from '../figures.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import { fullBaseline } from './baseline.ts';
import { watchInvariants } from './watchInvariants.ts';

const content = bindPack(standardPack);

const broken = (players: number, when: (step: Step) => boolean, change: (step: Step) => unknown): string[] =>
  plantDefect(content, players, when, change);

const drawNotes =
  (count: number) =>
  ({ state: { table, own } }: Step): void => {
    table.piles.$1 -= count;
    own[0]!.hand.$1 += count;
    table.seats[0]!.handSize += count;
  };

test('INV-10 a hand above the limit at the end of tribute; no limit at any other time', () => {
  expect(broken(3, begins('entracte'), drawNotes(6))).toEqual(['INV-10']);
  expect(broken(3, inAct(3), drawNotes(6))).toEqual([]);
});

test('INV-10 a hand above the limit at the end of the game', () => {
  const keepMore = ({ events }: Step): void => {
    for (const event of events) if (event.kind === 'handCounted') event.discarded.push('gun', 'gun', 'gun');
  };
  expect(broken(3, isOver, keepMore)).toEqual(['INV-10']);
});

test('INV-10 a hand with a wrong public size', () => {
  expect(broken(3, inAct(1), ({ state }) => (state.table.seats[1]!.handSize += 1))).toEqual(['INV-10']);
});

test('INV-11 a public job laid in the middle of an act', () => {
  const lay = ({ state: { table, secret } }: Step): void => {
    table.publicJobs.push(secret.jobDeck.pop()!);
    table.jobDeck -= 1;
  };
  const hasGap = ({ state }: Step): boolean => state.table.publicJobs.length < 3;
  const isMidAct = (step: Step): boolean => [1, 2, 3, 4].some(act => inAct(act)(step));
  const noneLeftNow = ({ events }: Step): boolean => !events.some(({ kind }) => kind === 'jobDeclared');
  expect(broken(3, step => hasGap(step) && isMidAct(step) && noneLeftNow(step), lay)).toEqual(['INV-11']);
});

const desert = ({ state: { table } }: Step): void => {
  const seat = table.seats.findIndex(({ thugs }) => thugs > 0);
  table.seats[seat]!.thugs -= 1;
  table.hudson.push(figureOf(seat, 'thug'));
};

test('INV-12 a thug that leaves the reserve without being played', () => {
  const hasThug = (step: Step): boolean => inAct(2)(step) && step.state.table.seats.some(({ thugs }) => thugs > 0);
  expect(broken(3, hasThug, desert)).toEqual(['INV-12']);
  expect(broken(4, begins('family'), desert)).toEqual(['INV-12']);
});

test('INV-12 an act that ends with figures to be played', () => {
  const comesBack = ({ events }: Step): void => {
    events.unshift({ kind: 'figureReturned', seat: 0, figure: figureOf(0, 'thug'), from: 'bar' });
  };
  expect(broken(4, begins('war'), comesBack)).toEqual(['INV-12']);
});

test('INV-12 the length of the phase', () => {
  expect([2, 3, 4, 5].map(players => fullBaseline(content, players).figures.slice(1))).toEqual([
    [8, 10, 10, 12],
    [9, 12, 12, 15],
    [12, 16, 16, 20],
    [15, 20, 20, 25],
  ]);
});

test('INV-13 money that appears in a suitcase, or a wrong public size of a suitcase', () => {
  const slip = ({ state: { table, own } }: Step): void => {
    own[0]!.hand.$1 -= 1;
    own[0]!.suitcase.$1 += 1;
    table.seats[0]!.handSize -= 1;
    table.seats[0]!.suitcaseSize += 1;
  };
  expect(broken(3, ({ state }) => state.own[0]!.hand.$1 > 0, slip)).toEqual(['INV-13']);
  expect(broken(3, inAct(1), ({ state }) => (state.table.seats[0]!.suitcaseSize += 1))).toEqual(['INV-13']);
});

test('INV-13 a completed job that leaves the suitcase', () => {
  const someCompleted = ({ state }: Step): boolean => state.table.seats.some(({ completed }) => completed.length > 0);
  const lose = ({ state: { table } }: Step): unknown =>
    table.jobDiscard.push(table.seats.find(({ completed }) => completed.length > 0)!.completed.pop()!);
  expect(broken(3, someCompleted, lose)).toEqual(['INV-13']);
});

const dealNarcotics = ({ state: { table, own } }: Step): void => {
  table.piles.narcotics -= 1;
  own[0]!.hand.narcotics += 1;
  table.seats[0]!.handSize += 1;
};

test('INV-14 narcotics before a business gives them, and after', () => {
  expect(broken(3, inAct(1), dealNarcotics)).toEqual(['INV-14']);
  const polksIsOpen = ({ state }: Step): boolean => state.table.tiles.includes('polksHobby');
  expect(broken(3, step => inAct(3)(step) && polksIsOpen(step), dealNarcotics)).toEqual([]);
});

test('INV-14 the hands of a starting position may hold narcotics, but no more of them', () => {
  const state = rulesFor(content).setup({ players: 3 }, 1);
  dealNarcotics({ state, events: [] });
  const watch = watchInvariants(content, state);
  expect(watch.after(state, [])).toEqual([]);
  dealNarcotics({ state, events: [] });
  expect(watch.after(state, []).map(({ id }) => id)).toEqual(['INV-14']);
});

test('INV-15 a marker that appears without a turf war, and a turf war that adds eight', () => {
  const slip = ({ state: { table } }: Step): void => {
    table.seats[0]!.markers -= 1;
    table.stacks[3]!.push(0);
  };
  expect(broken(3, inAct(1), slip)).toEqual(['INV-15']);
  const addEight = (step: Step): void => {
    const war = step.events.findIndex(event => event.kind === 'phaseBegan' && event.phase === 'war');
    for (let count = 0; count < 8; count += 1) {
      slip(step);
      step.events.splice(war + 1, 0, { kind: 'markerPlaced', seat: 0, turf: 'queens' });
    }
  };
  const hasEight = ({ state }: Step): boolean => state.table.seats[0]!.markers >= 8;
  expect(broken(3, step => begins('war')(step) && hasEight(step), addEight)).toEqual(['INV-15']);
});
