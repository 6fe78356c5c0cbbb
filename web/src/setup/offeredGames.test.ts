import type { WebGame } from '@omerta/table/game/webGame.ts';
import { expect, test } from 'vitest';
import { offeredGames } from './offeredGames.ts';

const games = ['one', 'two', 'example'].map(id => ({ id }) as WebGame); // only ids matter here
const idsOf = (served: readonly string[] | undefined) =>
  offeredGames(games, served, ['one', 'two']).map(({ id }) => id);

test('the home page offers what the server offers, in our order', () => {
  expect(idsOf(['example', 'one'])).toEqual(['one', 'example']);
  expect(idsOf(['two', 'chess'])).toEqual(['two']);
});

test('without an answer, or with one we do not understand, it offers the usual games', () => {
  expect(idsOf(undefined)).toEqual(['one', 'two']);
  expect(idsOf(['chess'])).toEqual(['one', 'two']);
});
