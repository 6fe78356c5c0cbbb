// Presses by keys alone at a table of Ca$h 'n Guns, as the help of the table tells them.
import type { Page } from '@playwright/test';
import { readPage, type Spoken } from './accessibility.ts';
import { goTo } from './keyboard.ts';
import type { Press } from './player.ts';
import { worded, wordedIn } from './words.ts';

const SEATS = /^list Who sits at the table/;
const SHARES = /^list What lies on the table$/;

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
  if (wordedIn('cashnguns', 'lockIn').test(name)) return 'Enter';
  const isIn = (list: RegExp) => (each: Pick<Spoken, 'within'>) => each.within.some(around => list.test(around));
  const list = [SEATS, SHARES].find(each => isIn(each)({ within }));
  if (list === undefined) return undefined;
  const places = (await readPage(page)).filter(({ role }) => role === 'button').filter(isIn(list));
  const at = places.findIndex(each => each.name === name);
  if (list === SHARES) return String(at + 1);
  const mine = places.findIndex(each => worded('practice', 'you').test(each.name.split(',')[0] ?? ''));
  return String((at - mine + places.length) % places.length);
}
