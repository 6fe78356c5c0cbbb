import { expect, type Locator, type Page } from '@playwright/test';
import { readPage, type Spoken } from './accessibility.ts';
import { presses as corleonePresses, isOver, isRefused } from './presses.ts';

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
  readonly presses?: (tree: readonly Spoken[]) => readonly Spoken[];
  /** Ends before the game does. */
  readonly until?: (tree: readonly Spoken[]) => boolean;
  /** No more presses than this. */
  readonly most?: number;
  /** How long the others may take. */
  readonly patience?: number;
}

const STALE = 2_000; // ms; what is hidden by style alone changes no digest

/** Plays one seat until the game is over. Presses what leads on; what changed nothing is not pressed again. */
export async function playOn(page: Page, playing: Playing = {}): Promise<void> {
  const {
    press = click,
    presses = corleonePresses,
    until = isOver,
    most = Number.POSITIVE_INFINITY,
    patience = 30_000,
  } = playing;
  let pressed: { readonly tree: string; readonly names: readonly string[] } = { tree: '', names: [] };
  let [seen, readAt] = [Number.NaN, 0];
  let tree: readonly Spoken[] = [];
  for (let count = 0; count < most; count += 1) {
    let next: Spoken | undefined;
    await expect
      .poll(
        async () => {
          const now = await digestOf(page); // to read all of a page takes ten times as long
          if (now !== seen || Date.now() - readAt > STALE) {
            tree = await readPage(page);
            [seen, readAt] = [now, Date.now()];
          }
          const names = pressed.tree === textOf(tree) ? pressed.names : [];
          next = until(tree) ? undefined : presses(tree).find(({ name }) => !names.includes(name));
          return next !== undefined || until(tree);
        },
        { timeout: patience, intervals: [20, 50, 100], message: 'something to press, or the end' },
      )
      .toBe(true);
    expect(isRefused(tree), 'the table refused what it had offered').toBe(false);
    if (next === undefined) return;
    const text = textOf(tree);
    pressed = { tree: text, names: [...(pressed.tree === text ? pressed.names : []), next.name] };
    await press(page, next).catch(async (error: unknown) => {
      if (textOf(await readPage(page)) === text) throw error; // else it went while we reached for it
    });
  }
}

/** Another number when anything on the page is another. */
const digestOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const html = document.body.innerHTML;
    let sum = html.length;
    for (let at = 0; at < html.length; at += 1) sum = (sum * 31 + html.charCodeAt(at)) | 0;
    return sum;
  });

const textOf = (tree: readonly Spoken[]): string => JSON.stringify(tree);
