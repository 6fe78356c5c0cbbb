// The page as a screen reader has it.
import type { Page } from '@playwright/test';

export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  /** Around it, nearest first, as `role name`. */
  readonly within: readonly string[];
}

export async function readPage(page: Page): Promise<readonly Spoken[]> {
  return readTree(await page.locator('body').ariaSnapshot());
}

/** Reads the lines of an aria snapshot. */
export function readTree(snapshot: string): readonly Spoken[] {
  const around: { depth: number; label: string }[] = [];
  return snapshot.split('\n').flatMap(line => {
    const found = LINE.exec(line);
    if (found?.groups === undefined) return [];
    const { indent = '', quoted, plain } = found.groups;
    const thing = THING.exec(quoted === undefined ? (plain ?? '') : quoted.replaceAll("''", "'"));
    if (thing?.groups === undefined) return [];
    const { role = '', text, marks = '' } = thing.groups;
    const name = text === undefined ? '' : (JSON.parse(text) as string); // JSON strings are strings
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    const within = around.map(({ label }) => label).reverse();
    around.push({ depth: indent.length, label: `${role} ${name}` });
    return [
      {
        role,
        name,
        within,
        isDisabled: marks.includes('[disabled]'),
        isPressed: marks.includes('[pressed]'),
      },
    ];
  });
}

const LINE = /^(?<indent> *)- (?:'(?<quoted>(?:[^']|'')*)'|(?<plain>.*))/;
const THING = /^(?<role>[a-z]+)(?: (?<text>"(?:[^"\\]|\\.)*"))?(?<marks>(?: \[[^\]]*\])*)/;
