import { expect, type Locator, type Page } from '@playwright/test';
import { readPage, type Spoken } from './accessibility.ts';
import { pressing } from './pressing.ts';
import { stillnessOf } from './stillness.ts';
import { worded } from './words.ts';

/** How a button is pressed: by mouse, or in another way. */
export type Press = (page: Page, button: Spoken) => Promise<void>;

export const click: Press = (page, button) => targetOf(page, button).click({ timeout: 3_000 });

/** Where to press it. */
export function targetOf(page: Page, { name }: Spoken): Locator {
  const button = page.getByRole('button', { name, exact: true, disabled: false }).first(); // two cards may be called the same
  const turf = /^\d: ([^.]+)\./.exec(name)?.[1]; // businesses lie in the middle of it
  return turf === undefined ? button : button.getByText(turf, { exact: true });
}

export interface Playing {
  readonly press?: Press;
  /** What leads on, of all that is on the page. */
  readonly presses: (tree: readonly Spoken[]) => readonly Spoken[];
  /** Ends before the game does. */
  readonly until?: (tree: readonly Spoken[]) => boolean;
  /** No more presses than this. */
  readonly most?: number;
  /** How long the others may take. */
  readonly patience?: number;
}

/** The game is over. */
export const isOver = (tree: readonly Spoken[]): boolean =>
  tree.some(({ role, name }) => role === 'button' && worded('table', 'end.seeTable').test(name));

/** The table refused a choice. */
const isRefused = (tree: readonly Spoken[]): boolean => tree.some(({ role }) => role === 'alertdialog');

const ANSWER = 300; // ms for a press to change something
const STALE = 2_000; // ms; what is hidden by style alone changes nothing in the page
const MOST_IN_A_GAME = 2_000; // presses; the longest game takes a few hundred

/** Plays one seat until the game is over. Presses what leads on; what led nowhere is not pressed again. */
export async function playOn(page: Page, playing: Playing): Promise<void> {
  const { press = click, presses, until = isOver, most = MOST_IN_A_GAME, patience = 60_000 } = playing;
  const stillness = stillnessOf(page);
  const player = pressing(presses);
  for (let [movedAt, wait] = [Date.now(), 0]; player.count < most; ) {
    await stillness.afterChange(wait);
    const tree = await readPage(page);
    expect(isRefused(tree), 'the table refused what it had offered').toBe(false);
    if (until(tree)) return;
    const next = player.next(tree);
    if (next === undefined) {
      expect(Date.now() - movedAt, 'something to press, or the end').toBeLessThan(patience);
      if (wait === STALE) player.retry();
      wait = STALE;
      continue;
    }
    try {
      await press(page, next);
    } catch (error) {
      if (Date.now() - movedAt > patience) throw error;
      wait = 0; // it went while we reached for it, or the machine is slow: we look again
      continue;
    }
    player.pressed(next);
    [movedAt, wait] = [Date.now(), ANSWER];
  }
  expect(player.count, 'the game ends before').toBeLessThan(MOST_IN_A_GAME);
}
