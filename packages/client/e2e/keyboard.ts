// Presses by keys alone, as the help of the table tells them.
import { expect, type Page } from '@playwright/test';
import { readPage, readTree, type Spoken } from './accessibility.ts';
import type { Press } from './player.ts';
import { wordedIn } from './words.ts';

const LEGAL = wordedIn('corleone', 'label.legal');
const TURFS = ['1', '2', '3', '4', '5', '6', '7', '0'];
const MOST_TABS = 200;

export const byKeys: Press = async (page, button) => {
  if (LEGAL.test(button.name) && (await goToPlace(page))) return page.keyboard.press('Enter');
  await goTo(page, button);
  await page.keyboard.press('Enter');
};

/** A digit leads to the first place of a turf that may be chosen, an arrow to another one if there is one. */
async function goToPlace(page: Page): Promise<boolean> {
  for (const key of TURFS) {
    await page.keyboard.press(key);
    if (await isLegalFocused(page)) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => isLegalFocused(page)).toBe(true);
      return true;
    }
  }
  return false;
}

const isLegalFocused = async (page: Page): Promise<boolean> => LEGAL.test((await focused(page))?.name ?? '');

/** Tab by Tab, the shorter way round. */
async function goTo(page: Page, { name }: Spoken): Promise<void> {
  const tree = await readPage(page);
  const from = tree.findIndex(({ isActive }) => isActive);
  const key = from > tree.findIndex(each => each.name === name && !each.isDisabled) ? 'Shift+Tab' : 'Tab';
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if ((await focused(page))?.name === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No way by keys to “${name}”`);
}

async function focused(page: Page): Promise<Spoken | undefined> {
  const focus = page.locator(':focus');
  return (await focus.count()) === 0 ? undefined : readTree(await focus.ariaSnapshot())[0];
}
