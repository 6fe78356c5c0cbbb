import type { WebGame } from '@omerta/table/game/webGame.ts';
import { expect, test } from 'vitest';
import { offeredGames } from './offeredGames.ts';

const game = (id: string, more: Partial<WebGame> = {}) => ({ id, ...more }) as WebGame; // only these matter here
const games = [game('one'), game('two'), game('example', { isExample: true })];
const idsOf = (served: readonly string[] | undefined) => offeredGames(games, served).map(({ id }) => id);

test('the home page offers what the server offers, in our order', () => {
  expect(idsOf(['example', 'one'])).toEqual(['one', 'example']);
  expect(idsOf(['two', 'chess'])).toEqual(['two']);
});

test('without an answer, or with one we do not understand, it offers all but examples', () => {
  expect(idsOf(undefined)).toEqual(['one', 'two']);
  expect(idsOf(['chess'])).toEqual(['one', 'two']);
});
