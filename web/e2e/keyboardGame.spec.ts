import { byKeys } from './keyboard.ts';
import { playOn } from './player.ts';
import { COARSE, TABLET } from './sizes.ts';
import { expect, test } from './test.ts';
import { worded } from './words.ts';

test.use({ ...COARSE, viewport: TABLET });

test('a game is played to its end by keyboard alone', async ({ page }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=7');
  await playOn(page, { press: byKeys });
  await expect(page.getByRole('region', { name: worded('replay', 'end.label') })).toBeVisible();
});
