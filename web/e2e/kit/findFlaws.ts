// What is wrong with a screen that can be measured: for readers, and for eyes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function findFlaws(page: Page): Promise<readonly string[]> {
  return [...(await axeFlaws(page)), ...(await layoutFlaws(page))];
}

/** In the page itself: it has no frames, so nothing has to be put together in another one. */
async function axeFlaws(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** No page scrolls sideways, no text or button is cut off, no button lies under something else. */
export function layoutFlaws(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) flaws.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
    const top = document.querySelector('dialog[open]') ?? document.body;
    for (const button of top.querySelectorAll<HTMLElement>('button, a[href], summary')) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' }); // bars may lie over what is scrolled
      const box = button.getBoundingClientRect();
      const isSeen = button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || box.width < 2 || button.closest('[inert]') !== null) continue;
      const name = button.getAttribute('aria-label') ?? button.innerText;
      const isCut = getComputedStyle(button).overflow !== 'visible' && button.scrollWidth > button.clientWidth + 1;
      if (isCut) flaws.push(`cut off: ${name}`);
      if (isCovered(button, box)) flaws.push(`covered: ${name}`);
    }
    for (const { text, at } of cutTexts(top)) flaws.push(`cut off: “${text}” in ${at}`);
    return flaws;

    /** Texts that reach out of what shows them, unless it can be scrolled. */
    function cutTexts(within: Element): { text: string; at: string }[] {
      const cut: { text: string; at: string }[] = [];
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        const text = textContent?.trim() ?? '';
        if (parent === null || text === '' || parent.closest('svg, .unseen, [inert], option') !== null) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        const window = windowOf(parent);
        if (box.width < 2 || window === undefined) continue;
        const { left, right } = window.getBoundingClientRect();
        const isForReaders = right - left < 2 || getComputedStyle(window).clipPath === 'inset(50%)'; // said, not shown
        if (!isForReaders && (box.right > right + 1 || box.left < left - 1))
          cut.push({ text, at: window.className || window.tagName });
      }
      return cut;
    }

    /** What hides the rest of a text that is too wide for it. */
    function windowOf(element: Element): Element | undefined {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        if (overflowX === 'hidden' || overflowX === 'clip') return each;
        if (overflowX !== 'visible') return undefined;
      }
      return undefined;
    }

    /** A bubble lies over the table until the player folds it. */
    function mayBeFolded(over: Element): boolean {
      return over.closest('section:has(button[aria-expanded="true"])') !== null;
    }

    /** Nothing of it can be touched, though it is within the window. */
    function isCovered(button: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
      const spots = [0.5, 0.15, 0.85].flatMap(across =>
        [0.5, 0.2, 0.8].map(down => [left + (right - left) * across, top + (bottom - top) * down] as const),
      );
      const inside = spots.filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
      return (
        inside.length === spots.length &&
        inside.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && !button.contains(hit) && !hit.contains(button) && !mayBeFolded(hit);
        })
      );
    }
  });
}
