// Presses by keys alone, as the help of the table tells them.

import { readTree, type Spoken } from '@omerta/web/e2e/kit/accessibility.ts';
import { drawn } from '@omerta/web/e2e/kit/drawn.ts';
import type { Press } from '@omerta/web/e2e/kit/player.ts';
import { wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { expect, type Page } from '@playwright/test';

const LEGAL = wordedIn('corleone', 'label.legal');
const TURFS = ['1', '2', '3', '4', '5', '6', '7', '0'];
const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/^region What is asked$/, 'p'],
  [/^region My hand/, 'h'],
];
const MOST_TABS = 60; // more than a table has stops

export const byKeys: Press = async (page, button) => {
  if (LEGAL.test(button.name) && (await goToPlace(page))) return page.keyboard.press('Enter');
  await goTo(page, button);
  await page.keyboard.press('Enter');
};

/** A digit leads to the first place of a turf that may be chosen, an arrow to another one if there is one. */
async function goToPlace(page: Page): Promise<boolean> {
  for (const key of TURFS) {
    await page.keyboard.press(key);
    await drawn(page);
    if (await isLegalFocused(page)) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => isLegalFocused(page)).toBe(true);
      return true;
    }
  }
  return false;
}

const isLegalFocused = async (page: Page): Promise<boolean> => LEGAL.test((await focused(page))?.name ?? '');

/** By the key of its part of the table, then Tab by Tab. */
export async function goTo(page: Page, { name, within }: Spoken): Promise<void> {
  const key = REGIONS.find(([region]) => within.some(around => region.test(around)))?.[1];
  if (key !== undefined) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if ((await focused(page))?.name === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by keys to “${name}”`);
}

export async function focused(page: Page): Promise<Spoken | undefined> {
  const focus = page.locator(':focus');
  while ((await focus.count()) > 0) {
    const snapshot = await focus.ariaSnapshot({ timeout: 2_000 }).catch(() => undefined); // it may go while we look
    if (snapshot !== undefined) return readTree(snapshot)[0];
  }
  return undefined;
}
