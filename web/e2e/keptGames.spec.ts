import { expect, test } from './kit/test.ts';
import { worded } from './kit/words.ts';

const FORM = 'practice/corleone';
const say = (key: string) => worded('practice', key);

test('a new game that was left is gone on with, and no other is dealt', async ({ page }) => {
  const board = page.getByRole('region', { name: worded('corleone', 'region.board') });
  const kept = page.getByRole('link', { name: say('saved.goOn') });
  await page.goto(FORM);
  await page.getByRole('button', { name: say('deal') }).click();
  await page.waitForURL(/saved=/);
  const address = page.url();
  await expect(board).toBeVisible();
  await page.goBack();
  await kept.click();
  await expect(board).toBeVisible();
  await page.goBack();
  await expect(kept).toHaveCount(1);
  await page.goForward();
  await expect(board).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(clearGames)).toBe('cleared'); // no page stands in the way of what is newer
});

test.describe('without its worker', () => {
  test.use({ expected: /net::ERR_|A worker could not be loaded/ });

  test('a game that cannot be opened says so', async ({ page }) => {
    await page.route(/\/worker-[^/]*\.js/, route => route.abort());
    await page.goto(`${FORM}?saved=ab12`);
    await expect(page.getByRole('heading', { name: say('notOpened.title') })).toBeVisible();
  });
});

function clearGames(): Promise<string> {
  return new Promise(resolve => {
    const clearing = indexedDB.deleteDatabase('omerta-games');
    clearing.onsuccess = () => resolve('cleared');
    clearing.onblocked = () => resolve('blocked');
  });
}
