// An evening: a television opens a room, phones come in by its letters, the host deals from the remote.
import type { Page } from '@playwright/test';
import { expect, test } from './kit/test.ts';
import { worded } from './kit/words.ts';

const say = (key: string) => worded('room', key);
const TV = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

/** Presses of one device; letters that are typed are none. */
function counting(page: Page) {
  const counted = { presses: 0 };
  return {
    counted,
    press: async (name: RegExp) => {
      counted.presses += 1;
      await page.getByRole('button', { name }).click();
    },
  };
}

const isReady = (page: Page) => page.getByRole('status').getByText(say('tv.allReady'), { exact: false });

test.use({ expected: /status of 40[34]/ }); // of the wrong code, and of the one kept out

test('a television and two phones: letters, ready, deal; a reload, and a late guest takes over a bot', async ({
  visit,
}) => {
  const tv = await visit({ viewport: TV });
  await tv.goto('tv');
  await expect(tv.getByText(say('tv.first'))).toBeVisible();
  const code = await codeOn(tv);
  expect(code).toMatch(/^[A-HJ-NP-Z]{4}$/);

  const ola = await visit({ viewport: PHONE });
  const olas = counting(ola);
  await ola.goto('join');
  const letters = ola.getByRole('textbox');
  await letters.fill('xxxx');
  await expect(ola.getByRole('alert')).toContainText('XXXX'); // before a name is asked for
  await letters.fill('');
  await letters.pressSequentially(code.toLowerCase());
  await ola.getByRole('textbox', { name: say('join.name') }).fill('Ola');
  await olas.press(say('join.ready'));
  await expect(isReady(tv)).toBeVisible();

  const jan = await visit({ viewport: SMALL });
  await jan.goto(code.toLowerCase());
  await jan.getByRole('textbox', { name: say('join.name') }).fill('Jan');
  await expect(jan.getByRole('button', { name: say('join.ready') })).toBeInViewport({ ratio: 1 });
  await expect(tv.getByText('Jan', { exact: true })).toBeHidden();
  await jan.getByRole('button', { name: say('join.ready') }).click();
  await expect(tv.getByText('Jan', { exact: true })).toBeVisible();
  await jan.getByRole('button', { name: say('wait.change') }).click();

  await ola.getByRole('button', { name: /Jan/ }).last().click(); // not everybody is ready: asked once, by name
  await expect(ola.getByRole('dialog')).toContainText('Jan');
  await ola.keyboard.press('Escape'); // the harmless answer
  await jan.getByRole('button', { name: say('join.ready') }).click();
  await olas.press(say('remote.deal'));
  expect(olas.counted.presses).toBeLessThanOrEqual(3);

  await expect(ola.getByRole('button', { name: say('remote.open') })).toBeVisible();
  await expect(tv.getByText(code)).toBeHidden();
  await jan.reload();
  await expect(jan.getByRole('main')).toBeVisible();
  await expect(jan.getByText(say('late.watch'))).toBeHidden(); // still a player

  const maja = await visit({ viewport: PHONE });
  await maja.goto(code);
  await maja.getByRole('textbox', { name: say('join.name') }).fill('Maja');
  await maja.getByRole('button', { name: say('late.take') }).click();
  await expect(maja.getByText(say('late.coming'))).toBeVisible();

  await ola.getByRole('button', { name: say('remote.open') }).click();
  await ola.getByRole('button', { name: say('remote.pause') }).click();
  await expect(ola.getByRole('button', { name: say('remote.resume') })).toBeVisible();
  await expect(ola.getByText('Maja')).toBeVisible();
  await ola.getByRole('button', { name: say('remote.end') }).click();
  await ola.getByRole('button', { name: say('remote.endEvening') }).click();
  for (const page of [tv, ola, jan]) await expect(page.getByRole('heading', { name: say('tv.over') })).toBeVisible();
});

test('a guest who is kept out is told so, and a reload brings the television back to its room', async ({ visit }) => {
  const tv = await visit({ viewport: TV });
  await tv.goto('tv');
  const code = await codeOn(tv);
  const [ola, jan] = [await visit({ viewport: PHONE }), await visit({ viewport: SMALL })];
  for (const [page, name] of [
    [ola, 'Ola'],
    [jan, 'Jan'],
  ] as const) {
    await page.goto(code);
    await page.getByRole('textbox', { name: say('join.name') }).fill(name);
    await page.getByRole('button', { name: say('join.ready') }).click();
    await expect(tv.getByText(name, { exact: true })).toBeVisible();
  }
  await tv.goto('tv');
  await expect(tv.getByText('Ola', { exact: true })).toBeVisible();
  expect(await codeOn(tv)).toBe(code);
  await ola.getByRole('button', { name: /Jan/ }).click();
  await ola.getByRole('button', { name: say('remote.keepOut') }).click();
  await ola.getByRole('button', { name: say('remote.keepOutNow') }).click();
  await expect(tv.getByText('Jan', { exact: true })).toBeHidden();
  await jan.goto(code);
  await expect(jan.getByRole('heading', { name: say('out.title') })).toBeVisible();
});

async function codeOn(tv: Page): Promise<string> {
  const label = await tv.getByRole('region', { name: say('tv.code') }).getAttribute('aria-label');
  return (/([A-Z ]+)$/.exec(label ?? '')?.[1] ?? '').replaceAll(' ', '');
}
