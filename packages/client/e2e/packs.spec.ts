import { expect, test } from './test.ts';
import { worded, wordedIn } from './words.ts';

const say = (key: string) => worded('packs', key);

test('a card set is copied, changed and used at a table', async ({ page }) => {
  await page.goto('packs');
  await page.getByRole('button', { name: say('copy') }).click();
  await page.waitForURL(/\/packs\/(?!standard)[^/]+$/);
  const name = page.getByRole('textbox', { name: say('field.name') });
  const before = await name.inputValue();
  await name.fill('The Big Con');
  await expect(page.getByText('The Big Con').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: say('keeping.kept') })).toBeVisible();
  await page.getByRole('button', { name: say('undo') }).click();
  await expect(name).toHaveValue(before);
  await page.getByRole('button', { name: say('redo') }).click();
  await expect(name).toHaveValue('The Big Con');

  await page.getByRole('button', { name: say('use') }).click();
  await page.waitForURL(url => url.pathname === '/');
  await page.getByRole('button', { name: worded('house', 'set.create') }).click();
  await page.getByRole('button', { name: worded('house', 'deal.fill') }).click();
  await expect(page.getByRole('region', { name: worded('corleone', 'region.board') })).toBeVisible();
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const table = (await (await page.request.get(`api/matches/${match}`)).json()) as { pack: string };
  const pack = await (await page.request.get(`api/packs/${table.pack}`)).text();
  expect(pack).toContain('The Big Con');
});

test('an own set is tried against bots without the house', async ({ page }) => {
  await page.goto('packs');
  await page.getByRole('button', { name: say('copy') }).click();
  await page.waitForURL(/\/packs\/(?!standard)[^/]+$/);
  await page.getByRole('button', { name: say('try') }).click();
  await page.getByRole('button', { name: wordedIn('practice', 'deal') }).click();
  await expect(page.getByRole('region', { name: worded('corleone', 'region.board') })).toBeVisible();
});
