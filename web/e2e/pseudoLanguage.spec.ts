// In a language that nobody speaks, what can still be read came from no catalogue: it would be English in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords, speakPseudo } from './kit/pseudo.ts';
import { expect, test } from './kit/test.ts';

const GAMES = join(import.meta.dirname, '../../games');

/** Names are the same in every language, and so is what is written in a pack of cards. */
const SAME_EVERYWHERE = new Set(
  [
    'Omertà polski Deutsch English português do Brasil Chiara Rosa Tonio',
    ...filesIn('packs', /\.json$/),
    ...filesIn('bots', /^names\.ts$/),
    ...filesIn('table/draw', /^gangsters\.ts$/),
  ]
    .flatMap(text => text.match(/[a-z]{2,}/gi) ?? [])
    .map(word => word.toLowerCase()),
);

const PATHS = [
  './',
  'settings',
  'account',
  'history',
  'replay/file',
  'practice/corleone?players=4&level=easy&pace=instant&seed=11',
  'practice/cashnguns?players=6&level=easy&pace=instant&seed=11',
  'tutorial/cashnguns',
  'packs/standard',
];

test('every word that a page shows or reads aloud is in a catalogue', async ({ page }) => {
  await speakPseudo(page);
  const strays = async () => (await plainWords(page)).filter(word => !SAME_EVERYWHERE.has(word.toLowerCase()));
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '⟦' }).first(), path).toBeVisible();
    await expect.poll(strays, path).toEqual([]);
  }
  await page.setContent('<button aria-label="Reshuffle">⟦Đéáľ⟧ quickly</button>');
  expect(await strays(), 'strays are found').toEqual(['Reshuffle', 'quickly']);
});

function filesIn(folder: string, named: RegExp): string[] {
  const folders = readdirSync(GAMES).map(game => join(GAMES, game, folder));
  return folders.flatMap(each =>
    listed(each).flatMap(file => (named.test(file) ? [readFileSync(join(each, file), 'utf8')] : [])),
  );
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
