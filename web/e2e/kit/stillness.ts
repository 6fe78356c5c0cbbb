// When there is something new on a page, and when it has come to rest. The page watches itself instead of being polled.
import type { JSHandle, Page } from '@playwright/test';

interface Changes {
  count: number;
  at: number; // when the last one was
}

const CALM = 40; // ms without a change
const LONGEST = 1_000; // ms; something may always move

export interface Stillness {
  /** Waits for a change since the last time, for so long, and then until the page rests. */
  afterChange(most: number): Promise<void>;
}

export function stillnessOf(page: Page): Stillness {
  let changes: JSHandle<Changes> | undefined;
  let seen = -1; // what was never looked at is new
  return {
    afterChange: async most => {
      try {
        changes ??= await page.evaluateHandle(watchChanges);
        seen = await changes.evaluate(rested, { seen, most, calm: CALM, longest: LONGEST });
      } catch (error) {
        if (page.isClosed()) throw error;
        [changes, seen] = [undefined, -1]; // another page was loaded
        await page.waitForLoadState();
      }
    },
  };
}

/** In the page. */
function watchChanges(): Changes {
  const changes = { count: 0, at: performance.now() };
  new MutationObserver(() => {
    changes.count += 1;
    changes.at = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return changes;
}

/** In the page: how many changes there have been when it rests, or when it is time to look all the same. */
function rested(
  changes: Changes,
  { seen, most, calm, longest }: { seen: number; most: number; calm: number; longest: number },
): Promise<number> {
  const began = performance.now();
  return new Promise(done => {
    const look = () => {
      const now = performance.now();
      const isNew = changes.count !== seen;
      const isResting = now - changes.at >= calm || now - began >= most + longest;
      if (isNew ? isResting : now - began >= most) done(changes.count);
      else setTimeout(look, isNew ? calm / 2 : calm);
    };
    look();
  });
}
