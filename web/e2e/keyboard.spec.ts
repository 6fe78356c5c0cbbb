import { cashPresses } from '@omerta/cashnguns/testing/e2e/presses.ts';
import { playOn } from './kit/player.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

test('the help of the table lists the keys, and Escape closes it', async ({ page }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=7');
  await expect(page.getByRole('region', { name: worded('corleone', 'region.prompt') })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: worded('corleone', 'keys') });
  await expect(help).toContainText('Esc');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('Enter on a closed card says why it is closed; once there is something to lock in, it locks in', async ({
  page,
}) => {
  await page.goto('practice/cashnguns?players=4&level=easy&pace=instant&seed=11');
  await playOn(page, {
    presses: tree => cashPresses(tree).toSorted((one, other) => wish(other.name) - wish(one.name)),
    until: tree => tree.some(({ name, isDisabled }) => isDisabled && USED_UP.test(name)),
  });
  const bang = page.getByRole('button', { name: USED_UP });
  const close = page.getByRole('alert').getByRole('button', { name: worded('cashnguns', 'close') });
  await bang.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();

  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await bang.focus();
  await page.keyboard.press('Enter');
  await expect(bang).toBeHidden();
});

const USED_UP = wordedIn('cashnguns', 'usedUp');

/** Bangs are spent first, and a player who ducks lives longer. */
const wish = (name: string): number =>
  Number((wordedIn('cashnguns', 'inHand').test(name) && !name.startsWith('Click')) || DUCK.test(name));
const DUCK = wordedIn('cashnguns', 'duck.what');

test('who practises under no name is called like a player, so that what is told of them reads right', async ({
  page,
}) => {
  await page.goto('practice/cashnguns?players=4&level=easy&pace=instant&seed=11');
  await expect(page.getByText('Player 1', { exact: true }).first()).toBeVisible();
});

test('who is called “You” is called so only once', async ({ page }) => {
  await page.goto('practice/cashnguns?players=4&names=You&level=easy&pace=instant&seed=11');
  await expect(page.getByText('You', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(worded('cashnguns', 'you'))).toHaveCount(0);
});

test('what is chosen on the page of settings counts at a table at once, and lasts', async ({ context, page }) => {
  await page.goto('practice/corleone?players=4&level=easy&pace=instant&seed=11');
  await page.getByRole('button', { name: worded('table', 'menu') }).click();
  const menu = page.getByRole('dialog');
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: worded('table', 'menu.settings') }).click();
  const settings = await opened;
  await settings.getByRole('switch', { name: worded('pages', 'settings.patterns') }).click();
  const choice = settings.getByRole('main').getByRole('combobox', { name: worded('pages', 'language') });
  await choice.selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('data-patterns', 'strong');
  await expect(menu).toHaveAccessibleName(worded('table', 'menu', 'pl'));

  await menu.getByRole('combobox', { name: worded('pages', 'language', 'pl') }).selectOption('de');
  await expect(menu).toHaveAccessibleName(worded('table', 'menu', 'de'));
  await expect(page.getByRole('log')).toContainText('Die Hochzeit'); // what was said before, too
  await expect(settings.locator('html')).toHaveAttribute('lang', 'de');
  await expect(settings.locator('html')).toHaveAttribute('data-patterns', 'strong');
});
