// Which button is pressed next. No button is pressed twice on the same page, so a game cannot go in circles for long.
import type { Spoken } from './accessibility.ts';

export interface Pressing {
  /** What leads on from this page and was not pressed there yet. Throws where the presses lead in circles. */
  next(tree: readonly Spoken[]): Spoken | undefined;
  /** It was pressed on the page that was looked at last. */
  pressed(button: Spoken): void;
  /** A press may have come too early to be taken: what was pressed on this page may be pressed again, a few times. */
  retry(): void;
  readonly count: number;
}

const MOST_ON_A_PAGE = 20; // presses that all led back to it
const MOST_RETRIES = 3; // on a page
const TOLD = 24; // of the last presses, where it fails

export function pressing(presses: (tree: readonly Spoken[]) => readonly Spoken[]): Pressing {
  const tried = new Map<string, string[]>(); // by the page
  const retries = new Map<string[], number>();
  const story: string[] = [];
  let names: string[] = [];
  return {
    next(tree) {
      const page = JSON.stringify(tree);
      names = tried.get(page) ?? [];
      tried.set(page, names);
      const next = presses(tree).find(({ name }) => !names.includes(name));
      if (next !== undefined && names.length >= MOST_ON_A_PAGE) {
        throw new Error(`${names.length} presses led back to ${askedOn(tree)}. The last ones: ${lastOf(story)}`);
      }
      return next;
    },
    pressed({ name }) {
      names.push(name);
      story.push(name);
    },
    retry() {
      const times = retries.get(names) ?? 0;
      if (times >= MOST_RETRIES) return;
      retries.set(names, times + 1);
      names.length = 0;
    },
    get count() {
      return story.length;
    },
  };
}

const askedOn = (tree: readonly Spoken[]): string =>
  tree.findLast(({ role }) => role === 'heading')?.name ?? 'a page without a heading';

const lastOf = (story: readonly string[]): string => story.slice(-TOLD).join(' → ');
