export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Rectangle, 'width' | 'height'>;

const GAP = 28; // between the target and the bubble
const EDGE = 8; // to the edge of the screen

/**
 * Where the bubble stands: beside the target and never over it, if there is any room; and over as little as possible of
 * the other places that are lit. The first lit place is the target.
 */
export function placeBubble(bubble: Size, lit: readonly Rectangle[], screen: Size): Rectangle {
  const [target, ...others] = lit;
  if (target === undefined) return within(centred(bubble, screen), screen);
  const spots = spotsAround(bubble, target, lit, screen).map(spot => within(spot, screen));
  const cost = (spot: Rectangle) =>
    4 * overlap(spot, target) + others.reduce((sum, other) => sum + overlap(spot, other), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function spotsAround(bubble: Size, target: Rectangle, lit: readonly Rectangle[], screen: Size): Rectangle[] {
  const middleX = target.x + target.width / 2 - bubble.width / 2;
  const middleY = target.y + target.height / 2 - bubble.height / 2;
  const right = target.x + target.width + GAP;
  const left = target.x - GAP - bubble.width;
  const below = target.y + target.height + GAP;
  const above = target.y - GAP - bubble.height;
  const aboveAll = Math.min(...lit.map(({ y }) => y)) - GAP - bubble.height;
  const bottom = screen.height - bubble.height;
  return [
    { ...bubble, x: right, y: middleY },
    { ...bubble, x: left, y: middleY },
    { ...bubble, x: middleX, y: below },
    { ...bubble, x: middleX, y: above },
    { ...bubble, x: middleX, y: aboveAll },
    { ...bubble, x: middleX, y: 0 },
    { ...bubble, x: middleX, y: bottom },
    { ...bubble, x: 0, y: 0 },
    { ...bubble, x: screen.width - bubble.width, y: 0 },
    { ...bubble, x: 0, y: bottom },
    { ...bubble, x: screen.width - bubble.width, y: bottom },
  ];
}

const centred = (bubble: Size, screen: Size): Rectangle => ({
  ...bubble,
  x: (screen.width - bubble.width) / 2,
  y: (screen.height - bubble.height) / 2,
});

const within = (spot: Rectangle, screen: Size): Rectangle => ({
  ...spot,
  x: Math.max(EDGE, Math.min(spot.x, screen.width - spot.width - EDGE)),
  y: Math.max(EDGE, Math.min(spot.y, screen.height - spot.height - EDGE)),
});

const overlap = (one: Rectangle, other: Rectangle): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};
