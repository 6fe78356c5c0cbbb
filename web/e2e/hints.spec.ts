import type { Page } from '@playwright/test';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

const box = (page: Page, role: 'region' | 'dialog') => page.getByRole(role, { name: worded('hints', 'title') });
const picks = (page: Page) => page.getByRole('button', { name: wordedIn('hints', 'prepare.what') });
const hintButton = (page: Page) => page.getByRole('button', { name: wordedIn('hints', 'hint') });
const linesIn = (page: Page, game: string) =>
  page.getByRole('log', { name: worded(game, 'log') }).getByRole('paragraph');

test('a hint tells best, second and why; it is followed with one press and confirmed with another', async ({
  page,
}) => {
  await page.goto('practice/corleone?players=3&level=easy&pace=instant&seed=5');
  await expect(hintButton(page)).toBeVisible();
  await page.keyboard.press('i');
  const hint = box(page, 'region');
  await expect(hint.getByText(worded('hints', 'best'))).toBeVisible();
  await expect(hint.getByText(worded('hints', 'second'))).toBeVisible();
  const reasons = hint.getByRole('listitem').getByRole('listitem');
  await expect(reasons.first()).toHaveText(/[^ ]/);
  await expect(picks(page)).toHaveCount(2);

  const before = await linesIn(page, 'corleone').count();
  await picks(page).first().click();
  await expect(hint).toBeHidden();
  const confirm = page.getByRole('button', { name: / Enter$/ });
  await expect(confirm).toBeVisible();
  expect(await linesIn(page, 'corleone').count()).toBe(before); // nothing is done yet
  await confirm.click();
  await expect.poll(() => linesIn(page, 'corleone').count()).toBeGreaterThan(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hint is a sheet; a bullet is picked with whom it is for, and not yet locked in', async ({ page }) => {
    await page.goto('practice/cashnguns?players=4&level=easy&pace=instant&seed=5');
    const panel = page.getByRole('region', { name: worded('cashnguns', 'region.prompt') }); // beside it no seat is covered
    await panel.getByRole('button', { name: wordedIn('hints', 'hint') }).click();
    await expect(box(page, 'dialog').getByText(worded('hints', 'then'))).toBeVisible();
    await picks(page).first().click();
    await expect(box(page, 'dialog')).toBeHidden();
    const lockIn = page.getByRole('button', { name: wordedIn('cashnguns', 'lockIn') });
    await expect(lockIn).toBeEnabled();
    await lockIn.click();
    await expect(lockIn).toBeHidden();
  });
});

test('a table without hints offers none, and says so', async ({ page }) => {
  await page.goto('practice/corleone?players=3&level=easy&pace=instant&seed=5&hints=off');
  await expect(page.getByRole('region', { name: worded('corleone', 'region.prompt') })).toBeVisible();
  await expect(page.getByRole('group', { name: worded('corleone', 'figures') })).toBeVisible(); // there is a prompt
  await page.keyboard.press('i');
  await expect(hintButton(page)).toHaveCount(0);
  await expect(box(page, 'region')).toHaveCount(0);
  await page.getByRole('button', { name: worded('table', 'menu') }).click();
  await expect(page.getByText(worded('table', 'menu.hintsOff'))).toBeVisible();
});
