// Arrow keys go to the nearest place in their direction.
export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<Direction, Spot>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const directionOf = (key: string): Direction | undefined => ARROWS[key];

/** The nearest place that lies more in the direction than beside it; what is off to the side counts double. */
export function nearest<T extends string>(
  from: Spot,
  direction: Direction,
  places: ReadonlyMap<T, Spot>,
): T | undefined {
  const step = STEPS[direction];
  let best: { readonly place: T; readonly distance: number } | undefined;
  for (const [place, { x, y }] of places) {
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
    const aside = Math.abs((x - from.x) * step.y + (y - from.y) * step.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const distance = ahead + 2 * aside;
    if (best === undefined || distance < best.distance) best = { place, distance };
  }
  return best?.place;
}
