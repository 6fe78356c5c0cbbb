// One round of a party, stage by stage: what the shared screen shows, and what a phone that is a hand beside it.

import { newGame, screenOf } from '@omerta/web/e2e/kit/finishedGame.ts';
import { expect } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

/** The pictures of an evening, in their order. */
export const EVENING = [
  'cash-hand-load',
  'cash-screen-countdown',
  'cash-hand-look-up',
  'cash-screen-aims',
  'cash-hand-privilege',
  'cash-screen-courage',
  'cash-hand-courage',
  'cash-screen-fire',
  'cash-screen-share',
  'cash-hand-share',
  'cash-screen-recap',
] as const;

export interface Evening {
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
  readonly look: (page: Page, name: string) => Promise<void>;
}

const PATIENCE = 60_000;
const PHONE = { width: 390, height: 844 };
const TELEVISION = { width: 1440, height: 900 };

/** Seven sit at the table; the phone is the Godfather's. */
export async function spendEvening({ visit, look }: Evening): Promise<void> {
  const phone = await visit({ viewport: PHONE });
  const screen = await visit({ viewport: TELEVISION });
  for (const page of [phone, screen]) await page.clock.install();
  const options = { firstGodfather: 0, lootLog: 'open' };
  const match = await newGame(phone.request, 7, 'cashnguns', { pace: 'party', options });
  await screen.goto(await screenOf(phone.request, match));
  await phone.goto(`t/${match}`);

  await whenSeen(phone, bullet(phone), () => look(phone, 'cash-hand-load'));
  await phone.keyboard.press('c');
  await phone.keyboard.press('1');
  await phone.keyboard.press('Enter');
  await Promise.all([
    whenSeen(screen, said(screen, 'cashnguns/tv', 'shout.loaded'), () => look(screen, 'cash-screen-countdown')),
    whenSeen(phone, said(phone, 'cashnguns', 'lookUp'), () => look(phone, 'cash-hand-look-up')),
  ]);

  const letBe = phone.getByRole('button', { name: 'Leave the guns' });
  await whenSeen(phone, letBe, () => look(phone, 'cash-hand-privilege'));
  await whenSeen(screen, said(screen, 'cashnguns/tv', 'shout.handsUp'), () => look(screen, 'cash-screen-aims'));
  await phone.setViewportSize(PHONE);
  await letBe.click();

  const stand = phone.getByRole('button', { name: wordedIn('cashnguns', 'stand.what') });
  await whenSeen(phone, stand, () => look(phone, 'cash-hand-courage'));
  await look(screen, 'cash-screen-courage');
  await phone.keyboard.press('b');
  const volley = screen.getByRole('heading', { name: /Bang.*Click|^Nobody dares$/ });
  await whenSeen(screen, volley, () => look(screen, 'cash-screen-fire'));
  await Promise.all([
    whenSeen(screen, screen.getByText(worded('cashnguns/tv', 'order')), () => look(screen, 'cash-screen-share')),
    whenSeen(phone, phone.getByText(/^Share-out$|no share\.$/).first(), () => look(phone, 'cash-hand-share')),
  ]);

  const recap = said(screen, 'cashnguns/tv', 'recap.title');
  await expect(async () => {
    for (const key of ['1', 'Enter']) await phone.keyboard.press(key);
    await expect(recap).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: PATIENCE });
  await whenSeen(screen, recap, () => look(screen, 'cash-screen-recap'));
  for (const page of [phone, screen]) await page.context().close();
}

const bullet = (page: Page): Locator => page.getByRole('button', { name: wordedIn('cashnguns', 'inHand') }).first();
const said = (page: Page, area: string, key: string): Locator =>
  page.getByRole('heading', { name: worded(area, key) }).first();

/** The clock of the page stands meanwhile, so that nothing goes on. */
async function whenSeen(page: Page, seen: Locator, look: () => Promise<void>): Promise<void> {
  await expect(seen).toBeVisible({ timeout: PATIENCE });
  await stopClock(page);
  await look();
  await page.clock.resume();
}

/** As soon as the machine manages it: a clock is stopped at a moment to come. */
async function stopClock(page: Page): Promise<void> {
  let ahead = 100; // ms
  await expect(async () => {
    ahead *= 2;
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  }).toPass({ intervals: [0], timeout: PATIENCE });
}
