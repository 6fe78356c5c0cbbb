import { expect, test } from 'vitest';
import { afterEarlier, NO_SETUPS, setupOf } from './setupStore.ts';
import { USUAL_SETUP } from './tableSetup.ts';

const six = { id: 'six', players: { least: 4, most: 8, usual: 6 } };
const duel = { id: 'duel', players: { least: 2, most: 2, usual: 2 } };

test('a game nobody chose anything for is set as usual', () => {
  expect(setupOf(NO_SETUPS, 'play', six)).toEqual({ ...USUAL_SETUP, game: 'six', players: 6 });
  expect(setupOf(NO_SETUPS, 'table', duel)).toMatchObject({ players: 2, people: 2 });
});

test('what was chosen is remembered for each game and purpose by itself', () => {
  const stored = { game: 'six', play: { six: { players: 5, level: 'strong' } }, table: { six: { players: 4 } } };
  expect(setupOf(stored, 'play', six)).toMatchObject({ players: 5, level: 'strong' });
  expect(setupOf(stored, 'table', six)).toMatchObject({ players: 4, level: USUAL_SETUP.level });
  expect(setupOf(stored, 'play', duel)).toMatchObject({ players: 2, level: USUAL_SETUP.level });
});

test('what no longer fits is brought back into bounds', () => {
  expect(setupOf({ ...NO_SETUPS, play: { six: { players: 9 } } }, 'play', six).players).toBe(8);
});

test('the one table of earlier versions goes on as the last of its game', () => {
  const old = { ...USUAL_SETUP, game: 'six', players: 5, where: 'around' as const, factions: ['gold'] };
  const { table, play, game } = afterEarlier(old, 4);
  expect(game).toBe('six');
  expect(table.six).toMatchObject({ players: 5, where: 'around', factions: ['gold'] });
  expect(play.six).toMatchObject({ players: 5, where: 'online', factions: ['gold'] });
  expect(afterEarlier({ ...old, where: 'device' }, 4)).toMatchObject({
    play: { six: { where: 'device' } },
    table: { six: { where: 'online' } },
  });
  const { factions: _, ...first } = old;
  expect(afterEarlier({ ...first, family: 'red', hints: false }, 1).play.six).toMatchObject({
    factions: ['red'],
    hints: undefined,
  });
  expect(afterEarlier({ ...old, game: '' }, 4)).toEqual(NO_SETUPS);
});
