// Presses by keys alone at a table of Ca$h 'n Guns, as the help of the table tells them.

import { readPage, type Spoken } from '@omerta/web/e2e/kit/accessibility.ts';
import { focused, goTo } from '@omerta/web/e2e/kit/keyboard.ts';
import type { Press } from '@omerta/web/e2e/kit/player.ts';
import { wordedIn } from '@omerta/web/e2e/kit/words.ts';
import type { Page } from '@playwright/test';

const SEATS = /^list Who sits at the table/;
const SHARES = /^list On the table$/;

export const byCashKeys: Press = async (page, button) => {
  const key = await keyOf(page, button);
  if (key !== undefined) return page.keyboard.press(key);
  await goTo(page, button);
  await page.keyboard.press('Enter');
};

async function keyOf(page: Page, { name, within }: Spoken): Promise<string | undefined> {
  if (wordedIn('cashnguns', 'inHand').test(name)) return name.startsWith('Click') ? 'c' : 'x';
  if (wordedIn('cashnguns', 'duck.what').test(name)) return 'd';
  if (wordedIn('cashnguns', 'stand.what').test(name)) return 'b';
  if (wordedIn('cashnguns', 'lockIn').test(name)) return (await isEnterFree(page)) ? 'Enter' : undefined;
  const list = [SEATS, SHARES].find(each => isIn(each)({ within }));
  if (list === undefined) return undefined;
  const places = placesIn(await readPage(page), list);
  const at = places.indexOf(name);
  if (list === SHARES) return String(at + 1);
  const mine = places.indexOf(undefined); // the own seat has no button
  return String((at - mine + places.length) % places.length);
}

/** Enter belongs to a button that has the focus, unless that one is selected already. */
async function isEnterFree(page: Page): Promise<boolean> {
  const focus = await focused(page);
  return focus === undefined || focus.isPressed || !['button', 'link'].includes(focus.role);
}

/** The names of the buttons of a list, by place; undefined where there is none. */
function placesIn(tree: readonly Spoken[], list: RegExp): readonly (string | undefined)[] {
  const places: (string | undefined)[] = [];
  for (const { role, name } of tree.filter(isIn(list))) {
    if (role === 'listitem') places.push(undefined);
    else if (role === 'button') places[places.length - 1] = name;
  }
  return places;
}

const isIn =
  (list: RegExp) =>
  ({ within }: Pick<Spoken, 'within'>): boolean =>
    within.some(around => list.test(around));
