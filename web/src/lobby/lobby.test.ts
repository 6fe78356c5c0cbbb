import { seatOf as seat, waitingTable as table } from '@omerta/protocol/testing';
import { isOnlyHere } from '@omerta/table/lobby/isOnlyHere.ts';
import { describe, expect, test } from 'vitest';
import { webGame } from '../games/games.ts';
import { grouped, shortened } from '../page/hexWords.ts';
import { gatheringAt, stepsToDeal, waitedFor } from './gathering.ts';
import { inviteLink } from './inviteLink.ts';
import { changeFrom, optionsOf } from './tableOptions.ts';

describe('what the deal waits for', () => {
  test('the host is ready by dealing; the others are waited for', () => {
    const gathering = gatheringAt(table([seat('person'), seat('person', true), seat('person'), seat('bot', true)]));
    expect(gathering).toEqual({ mine: 0, empty: [], unready: [0, 2], ready: 2, taken: 4 });
    expect(waitedFor(gathering)).toEqual([2]);
  });

  test('without waiting, bots take the seats of players who are not ready, and the free ones', () => {
    const gathering = gatheringAt(table([seat('person'), seat('person'), seat('empty'), seat('bot', true)]));
    expect(stepsToDeal(gathering)).toEqual([
      { kind: 'free', seat: 1 },
      { kind: 'bot', seat: 1 },
      { kind: 'bot', seat: 2 },
      { kind: 'ready' },
    ]);
  });

  test('where everybody is ready nothing is left to do', () => {
    expect(stepsToDeal(gatheringAt(table([seat('person', true), seat('bot', true)])))).toEqual([]);
  });

  test('a visitor has no seat', () => {
    const you = { viewer: 'spectator', isHost: false, isScreen: false } as const;
    expect(gatheringAt(table([seat('person'), seat('empty')], { you })).mine).toBeUndefined();
  });
});

describe('the host changes the table', () => {
  const corleone = webGame('corleone');
  const info = table([seat('person'), seat('empty')], {
    options: { players: 2, families: ['vitale', 'caccamo'], firstPlayer: 0 },
  });

  test('a clock we do not offer stays until another is chosen', () => {
    const options = optionsOf(info, corleone!);
    expect(changeFrom(info, corleone!, options).settings?.clock).toBeUndefined();
    expect(changeFrom(info, corleone!, { ...options, clock: 'day1' }).settings?.clock).toEqual({
      kind: 'days',
      days: 1,
    });
  });

  test('what the form does not show stays as it was', () => {
    const options = { ...optionsOf(info, corleone!), switches: {}, title: ' Trattoria ' };
    expect(changeFrom(info, corleone!, options)).toMatchObject({
      title: 'Trattoria',
      options: { players: 2, families: ['vitale', 'caccamo'] },
    });
    expect(changeFrom(info, corleone!, options).options).not.toHaveProperty('firstPlayer');
  });

  test('RN-29 the families that players chose are not sent back: one may have chosen again meanwhile', () => {
    const factions = { field: 'families', all: ['vitale', 'caccamo'] };
    expect(changeFrom({ ...info, factions }, corleone!, optionsOf(info, corleone!)).options).toEqual({
      players: 2,
      firstPlayer: 0,
    });
  });
});

test('an invitation names the code where there is one, below the path of the server', () => {
  const base = 'https://example.org/games/';
  expect(inviteLink({ match: 'abcdefghij234567', code: 'KQXPMN' }, base)).toBe('https://example.org/games/KQXPMN');
  expect(inviteLink({ match: 'abcdefghij234567' }, base)).toBe('https://example.org/games/t/abcdefghij234567');
});

test('an address of this machine alone is no invitation', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) expect(isOnlyHere(`http://${host}/t/x`)).toBe(true);
  expect(isOnlyHere('http://192.168.0.7:3000/t/x')).toBe(false);
});

test('a promise can be read out', () => {
  expect(grouped('7f3a91c40be2')).toBe('7f3a 91c4 0be2');
  expect(shortened('7f3a91c40be2ffffffffe21c')).toBe('7f3a 91c4 0be2 … e21c');
});
