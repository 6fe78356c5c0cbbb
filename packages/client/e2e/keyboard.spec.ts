import { expect, test } from './test.ts';
import { worded } from './words.ts';

test('the help of the table lists the keys, and Escape closes it', async ({ page }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=7');
  await expect(page.getByRole('region', { name: worded('corleone', 'region.prompt') })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: worded('corleone', 'keys') });
  await expect(help).toContainText('Esc');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
