import type { Spot } from '@omerta/table/lesson/lesson.ts';

/** The element of a spot that is on the screen; of several names the first that is. */
export function elementOf(spot: Spot): Element | undefined {
  for (const name of spot.split('|')) {
    const found = [...document.querySelectorAll(selectorOf(name))].find(isVisible);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Puts the focus where a spot is answered. */
export function focusSpot(spot: Spot): void {
  const element = elementOf(spot);
  if (element === undefined) return;
  const target = element.matches(FOCUSABLE) ? element : (element.querySelector(FOCUSABLE) ?? element);
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
}

const FOCUSABLE = 'button, a[href], input, select, [tabindex]';

function selectorOf(name: string): string {
  const [sort, id = ''] = name.split(':');
  if (sort === 'place')
    return `[data-region="board"] [data-place="${CSS.escape(id)}"], [data-place="${CSS.escape(id)}"]`;
  return sort === 'region' ? `[data-region="${CSS.escape(id)}"]` : `[data-anchor="${CSS.escape(name)}"]`;
}

function isVisible(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
