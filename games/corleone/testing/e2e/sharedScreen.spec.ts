import { readPage } from '@omerta/web/e2e/kit/accessibility.ts';
import { openTable, setNewTable } from '@omerta/web/e2e/kit/newTable.ts';
import { playOn } from '@omerta/web/e2e/kit/player.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded } from '@omerta/web/e2e/kit/words.ts';
import type { Page } from '@playwright/test';
import { handIn } from './listening.ts';
import { corleonePresses } from './presses.ts';
import { tapOnPhone } from './tapOnPhone.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone plays its hand beside a shared screen that shows nothing private', async ({ page: phone, visit }) => {
  await setNewTable(phone, { game: 'corleone', players: 2, where: 'screen' });
  await openTable(phone);
  await phone.getByText(worded('pages', 'invite.title')).click();
  await phone.getByRole('button', { name: worded('pages', 'screen.open') }).click();
  const link = await phone.getByRole('textbox', { name: worded('pages', 'screen.link') }).inputValue();
  await phone.keyboard.press('Escape');

  const screen = await visit({ viewport: { width: 1920, height: 1080 } });
  const received = listenTo(screen);
  await screen.goto(link);
  await expect(screen.getByText(worded('table', 'invite.onlyHere'))).toBeVisible();
  await phone.getByRole('button', { name: worded('pages', 'deal.fill') }).click();

  await turnHand(phone, false);
  const isPrivate = await privateCards(phone, screen);
  expect(isPrivate.length).toBeGreaterThan(0);
  await turnHand(phone, true);
  await playOn(phone, { presses: corleonePresses, press: tapOnPhone, most: 12 });
  expect(await screen.getByRole('region', { name: worded('corleone', 'myHand') }).count()).toBe(0);
  expect(received.length).toBeGreaterThan(0);
  expect(received.filter(frame => frame.includes('"own":{'))).toEqual([]);
});

/** A phone is a hand beside a screen, until its player says otherwise. */
async function turnHand(phone: Page, isWanted: boolean): Promise<void> {
  await phone.getByRole('button', { name: worded('table', 'menu') }).click();
  const hand = phone.getByRole('switch', { name: worded('table', 'hand.use') });
  await expect(hand).toBeChecked({ checked: !isWanted });
  await hand.click(); // the menu goes with the table it belongs to
  await phone.keyboard.press('Escape');
}

/** What comes over the line to a page. */
function listenTo(page: Page): readonly string[] {
  const received: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => received.push(payload.toString())));
  return received;
}

/** The jobs in the hand of the phone; none stands on the screen, but for a card of the same name that lies open. */
async function privateCards(phone: Page, screen: Page): Promise<readonly string[]> {
  await expect.poll(async () => handIn(await readPage(phone)).length).toBeGreaterThan(0);
  const jobs = handIn(await readPage(phone)).filter(name => !/^\$/.test(name));
  const publicJobs = screen.getByRole('heading', { name: worded('corleone', 'publicJobs') }).locator('..');
  const told = screen.getByRole('main').locator('[aria-live=polite]'); // what happened last
  const [whole = '', ...open] = await Promise.all(
    [screen.locator('body'), publicJobs, told].map(part => part.innerText()),
  );
  const elsewhere = open.reduce((text, part) => text.replace(part, ''), whole);
  expect(elsewhere.length).toBeLessThan(whole.length);
  for (const job of jobs) expect(elsewhere).not.toContain(job);
  return jobs;
}
