import { playOn } from '@omerta/web/e2e/kit/player.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import type { Page } from '@playwright/test';
import { byCashKeys } from './keys.ts';
import { cashPresses } from './presses.ts';

const MOST = 400; // presses of a game of eight rounds

test('a game with Talents is played to its end by keys alone, and its replay is verified', async ({ page }) => {
  const options = encodeURIComponent(JSON.stringify({ talents: true }));
  await page.goto(`practice/cashnguns?players=5&level=easy&pace=instant&seed=11&options=${options}`);
  await playOn(page, { presses: cashPresses, press: byCashKeys, most: MOST });
  await expect(page.getByRole('button', { name: worded('table', 'end.seeTable') })).toBeVisible();
  await expectVerifiedReplay(page);
});

/** The record of the game that stands in the address, played again by the browser. */
async function expectVerifiedReplay(page: Page): Promise<void> {
  const saved = new URL(page.url()).searchParams.get('saved');
  await page.goto(`replay/local-${saved}`);
  await expect(page.getByRole('button', { name: wordedIn('replay', 'fair.sound') })).toBeVisible({ timeout: 60_000 });
  const scrubber = page.getByRole('slider', { name: worded('replay', 'scrubber') });
  await page.getByRole('button', { name: worded('replay', 'player.last') }).click();
  await expect(scrubber).not.toHaveValue('0');
  await page.getByRole('radio', { name: worded('replay', 'as.all') }).check();
  await expect(page.getByRole('heading', { name: worded('replay', 'hands') })).toBeVisible();
}
