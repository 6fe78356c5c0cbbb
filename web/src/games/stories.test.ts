import { LANGUAGES } from '@omerta/words';
import { expect, test } from 'vitest';
import { webGames } from './games.ts';

const told = webGames.filter(({ story }) => story !== undefined);

test('both games are told in pictures', () => {
  expect(told.map(({ id }) => id)).toEqual(['corleone', 'cashnguns']);
});

test.each(told)('every picture of $id has its words, in every language', async game => {
  const { scenes, film = [], words } = await game.story!();
  expect(scenes).toEqual(expect.arrayContaining([...film]));
  for (const language of LANGUAGES) {
    const keys = Object.keys(await words.load(language)).filter(key => key !== 'default');
    const wanted = ['lead', ...scenes.flatMap(scene => [`${scene}.title`, `${scene}.text`])];
    expect(keys.toSorted(), language).toEqual([...wanted, ...film.map(scene => `${scene}.caption`)].toSorted());
  }
});
