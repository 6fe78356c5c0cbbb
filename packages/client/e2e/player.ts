import { expect, type Page } from '@playwright/test';
import { readPage, type Spoken } from './accessibility.ts';
import { isOver, isRefused, presses } from './presses.ts';

/** How a button is pressed: by mouse, or in another way. */
export type Press = (page: Page, button: Spoken) => Promise<void>;

export const click: Press = (page, { name }) =>
  page.getByRole('button', { name, exact: true }).first().click({ timeout: 5_000 });

export interface Playing {
  readonly press?: Press;
  /** Ends before the game does. */
  readonly until?: (tree: readonly Spoken[]) => boolean;
  /** No more presses than this. */
  readonly most?: number;
  /** How long the others may take. */
  readonly patience?: number;
}

/** Plays one seat until the game is over. Presses what leads on; what changed nothing is not pressed twice in a row. */
export async function playOn(
  page: Page,
  { press = click, until = isOver, most = Number.POSITIVE_INFINITY, patience = 30_000 }: Playing = {},
): Promise<number> {
  let tried: readonly string[] = [];
  for (let count = 0; ; count += 1) {
    const { tree, next } = await myTurn(page, until, tried, patience);
    expect(isRefused(tree), 'the table refused what it had offered').toBe(false);
    if (next === undefined || count === most) return count;
    if (process.env.C8) console.log(count, next.name.slice(0, 90));
    await press(page, next);
    const after = await readPage(page);
    tried = sameTree(tree, after) ? [...tried, next.name] : [];
  }
}

interface Turn {
  readonly tree: readonly Spoken[];
  readonly next: Spoken | undefined;
}

async function myTurn(
  page: Page,
  until: (tree: readonly Spoken[]) => boolean,
  tried: readonly string[],
  patience: number,
): Promise<Turn> {
  let turn: Turn = { tree: [], next: undefined };
  await expect
    .poll(
      async () => {
        const tree = await readPage(page);
        turn = { tree, next: until(tree) ? undefined : presses(tree).find(({ name }) => !tried.includes(name)) };
        return turn.next !== undefined || until(tree);
      },
      { timeout: patience, intervals: [20, 50, 100], message: 'something to press, or the end' },
    )
    .toBe(true);
  return turn;
}

const sameTree = (one: readonly Spoken[], other: readonly Spoken[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
