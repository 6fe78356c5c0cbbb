import { focused, goTo } from '@omerta/web/e2e/kit/keyboard.ts';
// Presses by keys alone, as the help of the table tells them.

import { drawn } from '@omerta/web/e2e/kit/drawn.ts';
import type { Press } from '@omerta/web/e2e/kit/player.ts';
import { wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { expect, type Page } from '@playwright/test';

const LEGAL = wordedIn('corleone', 'label.legal');
const TURFS = ['1', '2', '3', '4', '5', '6', '7', '0'];

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
