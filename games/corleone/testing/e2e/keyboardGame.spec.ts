import { playOn } from '@omerta/web/e2e/kit/player.ts';
import { COARSE, TABLET } from '@omerta/web/e2e/kit/sizes.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded } from '@omerta/web/e2e/kit/words.ts';
import { byKeys } from './keys.ts';
import { corleonePresses } from './presses.ts';

test.use({ ...COARSE, viewport: TABLET });

test('a game is played to its end by keyboard alone', async ({ page }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=7');
  await playOn(page, { presses: corleonePresses, press: byKeys });
  await expect(page.getByRole('region', { name: worded('replay', 'end.label') })).toBeVisible();
});
