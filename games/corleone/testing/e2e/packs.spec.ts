import { openTable } from '@omerta/web/e2e/kit/newTable.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';

const say = (key: string) => worded('corleone/packs', key);

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
  await page.waitForURL(url => url.pathname === '/new');
  await openTable(page);
  await page.getByRole('button', { name: worded('pages', 'deal.fill') }).click();
  await expect(page.getByRole('region', { name: worded('corleone', 'region.board') })).toBeVisible();
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const table = (await (await page.request.get(`api/matches/${match}`)).json()) as { pack: string };
  const pack = await (await page.request.get(`api/packs/${table.pack}`)).text();
  expect(pack).toContain('The Big Con');
});

test('an own set is tried against bots without the server', async ({ page }) => {
  await page.goto('packs');
  await page.getByRole('button', { name: say('copy') }).click();
  await page.waitForURL(/\/packs\/(?!standard)[^/]+$/);
  await page.getByRole('button', { name: say('try') }).click();
  await page.getByRole('button', { name: wordedIn('practice', 'deal') }).click();
  await expect(page.getByRole('region', { name: worded('corleone', 'region.board') })).toBeVisible();
});

test('where there is no room left it is said, and what was changed is kept once there is', async ({ page }) => {
  await page.goto('packs');
  await page.getByRole('button', { name: say('copy') }).click();
  await page.waitForURL(/\/packs\/(?!standard)[^/]+$/);
  const put = await page.evaluateHandle(() => IDBObjectStore.prototype.put);
  const fill = () =>
    page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      };
    });
  await fill();
  const set = page.url();
  const name = page.getByRole('textbox', { name: say('field.name') });
  await name.fill('The Long Con');
  await expect(page.getByRole('status').filter({ hasText: say('keeping.notKept') })).toBeVisible();
  await page.evaluate(whole => {
    IDBObjectStore.prototype.put = whole;
  }, put);
  await page.getByRole('link', { name: say('title') }).click();
  await expect(page.getByRole('heading', { name: say('mine') })).toBeVisible();
  await page.goto(set);
  await expect(name).toHaveValue('The Long Con');

  await page.goto('packs');
  await fill();
  await page.getByRole('button', { name: say('copy') }).click();
  await expect(page.getByText(say('noRoom'))).toBeVisible();
});

test('card sets that cannot be read just now are not said to be gone', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The disk is locked', 'UnknownError');
    };
  });
  await page.goto('packs');
  await expect(page.getByRole('alert').filter({ hasText: say('mine.unread') })).toBeVisible();
  await expect(page.getByText(say('mine.none'))).toBeHidden();
  await page.goto('packs/unknown12345678');
  await expect(page.getByText(say('mine.unread'))).toBeVisible();
  await page.context().close();
});
