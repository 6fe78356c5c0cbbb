import { expect, type Page } from '@playwright/test';
import { readPage, type Spoken } from './accessibility.ts';
import { presses as corleonePresses, isOver, isRefused } from './presses.ts';

/** How a button is pressed: by mouse, or in another way. */
export type Press = (page: Page, button: Spoken) => Promise<void>;

export const click: Press = async (page, { name }) => {
  const button = page.getByRole('button', { name, exact: true, disabled: false }).first(); // two cards may be called the same
  const turf = /^\d: ([^.]+)\./.exec(name)?.[1]; // businesses lie in the middle of it
  await (turf === undefined ? button : button.getByText(turf, { exact: true })).click({ timeout: 3_000 });
};

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
  for (let count = 0; count < most; count += 1) {
    let tree: readonly Spoken[] = [];
    let next: Spoken | undefined;
    await expect
      .poll(
        async () => {
          tree = await readPage(page);
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

const textOf = (tree: readonly Spoken[]): string => JSON.stringify(tree);
