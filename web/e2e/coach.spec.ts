import { readFile } from 'node:fs/promises';
import { findFlaws } from './kit/findFlaws.ts';
import { finishedGame } from './kit/finishedGame.ts';
import { localeOf } from './kit/screen.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

interface Analysis {
  readonly turningPoints: readonly { readonly step: number }[];
}

/** German words are the longest. */
test.use({ locale: localeOf('de') });

test('the coach looks back at a finished game, and leads to what turned it', async ({ page }) => {
  const match = await finishedGame(page.request, 4, 'cashnguns');
  await page.goto(`t/${match}`);
  await page.getByRole('button', { name: worded('coach', 'start', 'de') }).click();
  await expect(page.getByRole('progressbar', { name: worded('coach', 'progress', 'de') })).toBeVisible();
  const save = page.getByRole('button', { name: worded('coach', 'save', 'de') });
  await expect(save).toBeVisible({ timeout: 120_000 });

  await page.getByText(worded('coach', 'curve.asTable', 'de')).click();
  const shares = page.getByRole('table', { name: worded('coach', 'curve.fair.table', 'de') });
  await expect(shares.getByRole('row')).toHaveCount(5);
  await page.getByRole('radio', { name: worded('coach', 'curve.open', 'de') }).check();
  await expect(page.getByRole('table', { name: worded('coach', 'curve.open.table', 'de') })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const analysis = JSON.parse(await readFile(await download.path(), 'utf8')) as Analysis; // as docs/cli.md tells
  expect(analysis).toMatchObject({ format: 'omerta-analysis/1', game: 'cashnguns', players: 4 });

  const [widest, , third] = analysis.turningPoints.map(({ step }) => step);
  const moment = (step?: number) => ({ name: new RegExp(`Zug ${step}(?!\\d)`) });
  await page.getByRole('link', moment(widest)).first().click();
  const scrubber = page.getByRole('slider', { name: worded('replay', 'scrubber', 'de') });
  await expect(scrubber).toHaveValue(String(widest));

  // What was found is still there, and leads on from here.
  await page.getByRole('button', { name: worded('coach', 'open', 'de') }).click();
  const sheet = page.getByRole('dialog', { name: worded('coach', 'title', 'de') });
  expect(await findFlaws(page)).toEqual([]);
  await sheet.getByRole('button', moment(third)).first().click();
  await expect(sheet).toBeHidden();
  await expect(scrubber).toHaveValue(String(third));

  // As one seat, with what it could believe.
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByRole('heading', { name: wordedIn('coach', 'beliefs', 'de') })).toBeVisible();
  expect(await findFlaws(page)).toEqual([]);
});
