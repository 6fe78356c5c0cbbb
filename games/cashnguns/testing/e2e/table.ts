// People who meet at a table of Ca$h 'n Guns, each with a browser of their own.

import { openTable, setNewTable, unfold } from '@omerta/web/e2e/kit/newTable.ts';
import { expect } from '@omerta/web/e2e/kit/test.ts';
import { worded } from '@omerta/web/e2e/kit/words.ts';
import type { Page } from '@playwright/test';

const say = (key: string) => worded('pages', key);

export type Pace = 'party' | 'brisk' | 'instant';

/** Sets a table for so many; says how others come to it. */
export async function setTable(
  host: Page,
  players: number,
  pace: Pace,
  godfather: 'random' | '0' = 'random',
): Promise<string> {
  await setNewTable(host, { game: 'cashnguns', name: 'Ania', players });
  await unfold(host, 'table.more');
  await host.getByLabel(say('options.pace'), { exact: true }).selectOption(pace);
  await host.getByLabel(worded('cashnguns/lobby', 'switch.firstGodfather'), { exact: true }).selectOption(godfather);
  await openTable(host);
  await openInvite(host);
  return host.getByRole('textbox', { name: say('invite.link') }).inputValue();
}

/** On a phone the invitation is folded away. */
async function openInvite(page: Page): Promise<void> {
  const link = page.getByRole('textbox', { name: say('invite.link') });
  const folded = page.getByText(say('invite.title'));
  await expect(folded.first()).toBeVisible();
  if (!(await link.isVisible())) await folded.first().click();
  await expect(link).toBeVisible();
}

export async function sitDown(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('textbox', { name: say('name.label') }).fill(name);
  await guest.getByRole('button', { name: say('join.sit') }).click();
  await beReady(guest);
}

export const beReady = (page: Page) => page.getByRole('button', { name: say('seat.iAmReady') }).click();

/** The big screen of the table. */
export async function openScreen(host: Page, screen: Page): Promise<void> {
  await host.getByRole('button', { name: say('screen.open') }).click();
  const link = await host.getByRole('textbox', { name: say('screen.link') }).inputValue();
  await host.keyboard.press('Escape');
  await screen.goto(link);
}
