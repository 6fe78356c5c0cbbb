import { GAME_IDS } from '@omerta/games';
import { commitmentOf, dealSeed, type RecordFile } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { Page } from '@playwright/test';
import { post, send } from './kit/finishedGame.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

const playCorleone = new RegExp(`${worded('home', 'play.play').source.slice(1, -1)} Corleone`);

/** A game against bots, started on the home page and abandoned at once. */
async function abandonedGame(page: Page): Promise<string> {
  await page.goto('./');
  await page.getByRole('button', { name: playCorleone }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  const match = new URL(page.url()).pathname.split('/').at(-1)!;
  await send(page.request, 'PUT', `api/matches/${match}/votes/abandon`, { wants: true });
  return match;
}

const badge = (page: Page, kind: 'fair' | 'consistent' | 'unfair') =>
  page.getByRole('button', { name: wordedIn('replay', `fair.${kind}`) });

test('the device that took part in the deal says fair, another one that it adds up', async ({ page, visit }) => {
  const match = await abandonedGame(page);
  await page.goto(`replay/${match}`);
  await expect(badge(page, 'fair')).toBeVisible({ timeout: 60_000 });
  const other = await visit();
  await other.goto(`replay/${match}`);
  await expect(badge(other, 'consistent')).toBeVisible({ timeout: 60_000 });
});

test('a record whose secret was swapped before the deal is not fair, though it adds up', async ({ page, visit }) => {
  const match = await abandonedGame(page);
  const swap = (file: RecordFile): RecordFile => {
    const secret = 'e7'.repeat(32);
    const fairDeal = { ...file.record.fairDeal!, secret, commitment: commitmentOf(secret, match) };
    const seed = dealSeed(secret, match, fairDeal.entropies);
    return { ...file, record: { ...file.record, seed, fairDeal, choices: [] } };
  };
  const other = await visit();
  for (const each of [page, other])
    await each.route('**/record', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: swap((await answer.json()) as RecordFile) });
    });
  await page.goto(`replay/${match}`);
  await badge(page, 'unfair').click({ timeout: 60_000 });
  const shown = page.getByRole('listitem').filter({ hasText: wordedIn('replay', 'check.shown') });
  await expect(shown).toContainText(wordedIn('replay', 'finding.wrong'));
  await other.goto(`replay/${match}`);
  await expect(badge(other, 'consistent')).toBeVisible({ timeout: 60_000 });
  for (const each of [page, other]) await each.context().close();
});

test('a commitment that changes while the table waits is shown at once, and stays kept', async ({ page }) => {
  await post(page.request, 'api/guests', { name: 'Ania' });
  const { match, commitment } = (await post(page.request, 'api/matches', { game: GAME_IDS[0] })) as TableInfo;
  let isSwapped = false;
  await page.routeWebSocket(/socket/, socket => {
    const server = socket.connectToServer();
    server.onMessage(message =>
      socket.send(isSwapped ? String(message).replaceAll(commitment, 'e7'.repeat(32)) : message),
    );
  });
  const changed = page.getByRole('heading', { name: worded('pages', 'changedPromise.title') });
  const lobby = page.getByText(worded('pages', 'fair.title'), { exact: true });
  await page.goto(`t/${match}`);
  await expect(lobby).toBeVisible();
  isSwapped = true;
  await page.reload();
  await expect(changed).toBeVisible();
  isSwapped = false;
  await page.reload();
  await expect(changed).toBeVisible();
  await expect(lobby).toBeHidden();
  await page.context().close();
});
