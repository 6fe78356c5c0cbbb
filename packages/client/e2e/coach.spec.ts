import { readFile } from 'node:fs/promises';
import { finishedGame } from './finishedGame.ts';
import { expect, test } from './test.ts';
import { worded, wordedIn } from './words.ts';

interface Analysis {
  readonly turningPoints: readonly { readonly step: number }[];
}

test('the coach looks back at a finished game, and leads to what turned it', async ({ page }) => {
  const match = await finishedGame(page.request, 4, 'cashnguns');
  await page.goto(`t/${match}`);
  await page.getByRole('button', { name: worded('coach', 'start') }).click();
  await expect(page.getByRole('progressbar', { name: worded('coach', 'progress') })).toBeVisible();
  const save = page.getByRole('button', { name: worded('coach', 'save') });
  await expect(save).toBeVisible({ timeout: 120_000 });

  await page.getByText(worded('coach', 'curve.asTable')).click();
  const shares = page.getByRole('table', { name: worded('coach', 'curve.fair.table') });
  await expect(shares.getByRole('row')).toHaveCount(5);
  await page.getByRole('radio', { name: worded('coach', 'curve.open') }).check();
  await expect(page.getByRole('table', { name: worded('coach', 'curve.open.table') })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const analysis = JSON.parse(await readFile(await download.path(), 'utf8')) as Analysis; // as docs/cli.md tells
  expect(analysis).toMatchObject({ format: 'omerta-analysis/1', game: 'cashnguns', players: 4 });

  const [widest, , third] = analysis.turningPoints.map(({ step }) => step);
  const moment = (step?: number) => ({ name: new RegExp(`Move ${step}(?!\\d)`) });
  await page.getByRole('link', moment(widest)).first().click();
  const scrubber = page.getByRole('slider', { name: worded('replay', 'scrubber') });
  await expect(scrubber).toHaveValue(String(widest));

  // What was found is still there, and leads on from here.
  await page.getByRole('button', { name: worded('coach', 'open') }).click();
  const sheet = page.getByRole('dialog', { name: worded('coach', 'title') });
  await sheet.getByRole('button', moment(third)).first().click();
  await expect(sheet).toBeHidden();
  await expect(scrubber).toHaveValue(String(third));

  // Somebody's eyes, and what they could believe.
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByRole('heading', { name: wordedIn('coach', 'beliefs') })).toBeVisible();
});
