// The first minute: what a newcomer sees, and one press to a game.
import { findFlaws } from './kit/findFlaws.ts';
import { COARSE, PHONE, SIZES } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

const home = (key: string) => worded('home', key);
const [, , , SMALL] = SIZES;

test.use({ ...COARSE, viewport: PHONE, expected: /404/ });

test('a wrong code is told at the door, the film waits to be asked, and one press plays', async ({ page }) => {
  await page.goto('./');
  const code = page.getByRole('textbox', { name: wordedIn('pages', 'join.code') });
  await code.pressSequentially('zqi9x');
  await expect(code).toHaveValue('ZQX');
  await code.press('Backspace');
  await code.pressSequentially('xk');
  await expect(page.getByRole('alert')).toContainText('ZQXK');
  await expect(page).toHaveURL(/\/$/);

  const film = page.getByRole('figure', { name: home('film.label') });
  await film.getByRole('button', { name: home('film.play') }).click();
  await expect(film).toContainText(wordedIn('cashnguns/story', 'aim.caption'));
  await film.getByRole('button', { name: home('film.pause') }).click();
  await expect(film.getByRole('button', { name: home('film.play') })).toBeVisible();

  await page.getByRole('heading', { name: home('play.title') }).click(); // letters are keys where nothing is typed
  await page.keyboard.press('t');
  const party = page.getByRole('dialog', { name: wordedIn('home', 'party.phone') });
  await expect(party).toContainText('/tv');
  await party.getByRole('textbox').fill('zqxk');
  await expect(party.getByRole('alert')).toContainText('ZQXK');
  await page.keyboard.press('Escape');

  await page.setViewportSize(SMALL);
  await page.getByRole('button', { name: /^Play Ca/ }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.goto('./');
  await expect(page.getByRole('link', { name: home('first.teach') })).toBeHidden();
  await expect(page.getByRole('region', { name: home('continue.title') })).toBeVisible();
  const ways = page.getByRole('link', { name: wordedIn('home', 'party.table') });
  const { y = 0, height = 0 } = (await ways.boundingBox()) ?? {};
  expect(y + height, 'a new table is on the first screen of a small phone').toBeLessThanOrEqual(SMALL.height);
});

test('a large screen that nothing points at is asked whether it is the television', async ({ visit }) => {
  const screen = await visit({ viewport: { width: 1920, height: 1080 }, isMobile: true, hasTouch: true });
  await screen.goto('./');
  await expect(screen.getByRole('link', { name: home('tv.open') })).toBeFocused();
  expect(await findFlaws(screen)).toEqual([]);
  await screen.getByRole('button', { name: home('tv.no') }).click();
  await expect(screen.getByRole('heading', { name: home('play.title') })).toBeVisible();
  await screen.context().close();
});
