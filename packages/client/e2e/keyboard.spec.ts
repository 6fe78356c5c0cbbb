import { byKeys } from './keyboard.ts';
import { playOn } from './player.ts';
import { expect, test } from './test.ts';
import { worded } from './words.ts';

test('a game is played to its end by keyboard alone', async ({ page }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=7');
  await playOn(page, { press: byKeys });
  await expect(page.getByRole('region', { name: worded('replay', 'end.label') })).toBeVisible();
});

test('the help of the table lists the keys, and Escape closes it', async ({ page }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=7');
  await expect(page.getByRole('region', { name: worded('corleone', 'region.prompt') })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: worded('corleone', 'keys') });
  await expect(help).toContainText('Esc');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
