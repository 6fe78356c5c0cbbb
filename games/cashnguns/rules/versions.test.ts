import { rulesOfVersion } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { afterRound, asks, cashWith, play, type Story, take } from '../testing/index.ts';
import { readCashPosition } from './position/readPosition.ts';
import { writeCashPosition } from './position/writePosition.ts';
import { cashnguns } from './rules.ts';
import { houseOfVersion1, switchesOf } from './versions.ts';

const version1 = rulesOfVersion(cashnguns, 1)!;

/** A's second turn: a ban left the Greedy nothing in her first one. */
const emptyHanded = (version: 1 | 2): Story => {
  const game = cashWith({
    stage: 'sharing',
    table: ['painting', 'painting', 'painting', 'painting'],
    token: false,
    A: { talent: 'greedy' },
    B: { talent: 'dictator' },
    C: { down: 'ducked' },
    D: { down: 'ducked' },
  });
  if (version === 1) game.state.table.house = houseOfVersion1({ players: 4, talents: true });
  take(game, 'A painting+painting');
  play(game, 'B', 'ban:painting', 'take:painting');
  return game;
};

test('T-GRE a turn that left her nothing used up the talent in version 1 only', () => {
  expect(asks(emptyHanded(1))).toBe('A share');
  expect(asks(emptyHanded(2))).toBe('A shareOrTwo');
});

test('AMB-41 AMB-60 AMB-33 games of version 1 play its readings, and have no switch for them', () => {
  const { table } = version1.setup({ players: 4, talents: true }, 1);
  expect(Object.keys(table.house)).not.toContain('dictatorSpares');
  expect(switchesOf(table.house)).toMatchObject({
    dictatorMayBanClip: true,
    dictatorSpares: 'bills',
    tieBreak: 'held',
  });
  const unsaid = version1.setup({ players: 4, dictatorMayBanClip: undefined } as never, 1);
  expect(unsaid.table.house.dictatorMayBanClip).toBe(true);
  expect(version1.checkOptions({ players: 4, tieBreak: 'held' })).toEqual(['tieBreak: no such option']);
  expect(cashnguns.checkOptions({ players: 4, tieBreak: 'held' })).toEqual([]);
  expect([1, 2, 3].map(version => cashnguns.atVersion?.(version)?.version)).toEqual([1, 2, undefined]);
  expect(version1.atVersion?.(2)).toBe(cashnguns);
});

test('a position says which version its game began under', () => {
  for (const rules of [version1, cashnguns]) {
    const { state } = randomGame(rules, { players: 4, talents: true }, 1);
    const position = writeCashPosition(state);
    expect(position.version).toBe(rules.version);
    expect(readCashPosition(position)).toMatchObject({ ok: true, state: { table: { house: state.table.house } } });
    expect(readCashPosition({ ...position, version: 3 - rules.version })).toMatchObject({
      ok: false,
      problems: [{ field: 'state.options' }],
    });
  }
});

test('AMB-33 wounds suffered are counted where they break ties, and stay when they are healed', () => {
  const plans = { C: 'bang>A' } as const;
  const game = afterRound({ options: { tieBreak: 'suffered' }, table: ['aid'], A: { wounds: 1 } }, plans);
  expect(game.state.table.seats[0]).toMatchObject({ wounds: 2, suffered: 2 });
  expect(afterRound({ A: { wounds: 1 } }, plans).state.table.seats[0]).toMatchObject({
    wounds: 2,
    suffered: undefined,
  });
  const healed = cashWith({ stage: 'sharing', options: { tieBreak: 'suffered' }, table: ['aid'], A: { wounds: 2 } });
  take(healed, 'A aid');
  expect(healed.state.table.seats[0]).toMatchObject({ wounds: 0, suffered: 2 });
});
