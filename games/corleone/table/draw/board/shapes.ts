// Plain geometry: distances, boxes and outlines of polygons.
import type { Box, Corner, Point, Polygon } from './layout.ts';

export const pointAt = ([x, y]: Corner): Point => ({ x, y });

/** How far a point is from a polygon; 0 inside. */
export const distanceTo = (polygon: Polygon, point: Point): number =>
  isInside(polygon, point) ? 0 : distanceBetween(nearestOn(polygon, point), point);

export const distanceBetween = (one: Point, other: Point): number => lengthOf(one.x - other.x, one.y - other.y);

/** Math.hypot guards against numbers far beyond a board, and takes ten times as long. */
const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** The point of a polygon's edge nearest to a point. */
export function nearestOn(polygon: Polygon, point: Point): Point {
  let nearest = pointAt(polygon[0]!);
  for (const [from, to] of edgesOf(polygon)) {
    const found = nearestOnEdge(from, to, point);
    if (distanceBetween(found, point) < distanceBetween(nearest, point)) nearest = found;
  }
  return nearest;
}

export function isInside(polygon: Polygon, { x, y }: Point): boolean {
  let crossings = 0;
  for (const [[x1, y1], [x2, y2]] of edgesOf(polygon)) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1;
  }
  return crossings % 2 === 1;
}

export function boxOf(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const grow = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** The smallest box around others. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  const right = Math.max(...boxes.map(box => box.x + box.width));
  const bottom = Math.max(...boxes.map(box => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const distanceToBox = ({ x, y, width, height }: Box, point: Point): number =>
  lengthOf(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));

/** As the points of an SVG polygon. */
export const pointsOf = (polygon: Polygon): string => polygon.join(' ');
export const outlineOf = (polygon: Polygon): string => `M${polygon.map(corner => corner.join(' ')).join('L')}Z`;

const edgesOf = (polygon: Polygon): readonly (readonly [Corner, Corner])[] =>
  polygon.map((corner, at) => [corner, polygon[(at + 1) % polygon.length]!]);

function nearestOnEdge([x1, y1]: Corner, [x2, y2]: Corner, { x, y }: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return { x: x1 + share * dx, y: y1 + share * dy };
}
