// Focus and keys, as the help of every table tells them.
import type { Page } from '@playwright/test';
import { readTree, type Spoken } from './accessibility.ts';
import { drawn } from './drawn.ts';

const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/^region Your decision$/, 'p'],
  [/^region My hand/, 'h'],
];
const MOST_LOOKS = 20; // at an element that goes while we look
const MOST_TABS = 60; // more than a table has stops

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
  for (let looks = 0; looks < MOST_LOOKS && (await focus.count()) > 0; looks += 1) {
    const snapshot = await focus.ariaSnapshot({ timeout: 2_000 }).catch(() => undefined); // it may go while we look
    if (snapshot !== undefined) return readTree(snapshot)[0];
  }
  return undefined;
}
