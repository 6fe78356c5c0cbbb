import { unfold } from '@omerta/web/e2e/kit/newTable.ts';
import { playOn } from '@omerta/web/e2e/kit/player.ts';
import { COARSE, TABLET } from '@omerta/web/e2e/kit/sizes.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { corleonePresses } from './presses.ts';

test.use({ ...COARSE, viewport: TABLET });

test('a game against bots is played to its end by mouse, one tap a move, and its record holds', async ({
  page,
  request,
}) => {
  await page.goto('settings');
  await page.getByRole('radio', { name: worded('pages', 'settings.confirm.once') }).check();
  await page.goto('./');
  await page.getByRole('button', { name: wordedIn('home', 'play.change') }).click();
  const choices = page.getByRole('dialog', { name: worded('home', 'play.options') });
  await choices.getByRole('radio', { name: worded('corleone/lobby', 'title') }).check();
  await unfold(page, 'table.seats');
  await choices.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await unfold(page, 'table.bots');
  await choices.getByRole('group', { name: 'Bots' }).getByRole('radio', { name: 'Novice' }).check();
  await unfold(page, 'table.more');
  await choices.getByLabel(worded('pages', 'options.pace'), { exact: true }).selectOption('instant');
  await choices.getByRole('button', { name: worded('pages', 'options.done') }).click();
  await page.keyboard.press('2'); // the second leaf of the door
  await page.waitForURL(/\/t\/[^/]+$/);
  await playOn(page, { presses: corleonePresses });
  await expect(page.getByRole('region', { name: worded('replay', 'end.label') })).toBeVisible();
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const verified = await request.get(`api/matches/${match}/verify`);
  expect(await verified.json()).toMatchObject({ fair: true, sound: true, problems: [] });
  await page.goto(`replay/${match}`);
  await expect(page.getByRole('button', { name: wordedIn('replay', 'fair.fair') })).toBeVisible({ timeout: 60_000 });
});
