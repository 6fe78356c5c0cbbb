import { clamp, distance, type Point } from './geometry.ts';
import { type Line, pointOn } from './route.ts';

export interface BurstPlace extends Point {
  readonly radius: number;
  readonly line: Line;
}

const LEAST_SHARE = 0.44;

/**
 * BANG or CLICK on each fired line, where it is furthest from seats and from the bursts before it; short lines choose
 * first. `most` is the largest radius of the pane.
 */
export const placeBursts = (lines: readonly Line[], seats: readonly Point[], most: number): readonly BurstPlace[] => {
  const placed: BurstPlace[] = [];
  for (const line of lines.toSorted((a, b) => a.length - b.length)) {
    const radius = clamp(line.length * 0.36, most * LEAST_SHARE, most);
    const clearance = (point: Point): number =>
      Math.min(
        420,
        ...placed.map(other => distance(other, point) - other.radius * 0.5),
        ...seats.map(seat => distance(seat, point) * 0.9),
      );
    const best = SPOTS.map(t => ({ point: pointOn(line, t), t }))
      .map(spot => ({ ...spot, score: clearance(spot.point) - Math.abs(spot.t - 0.45) * 60 }))
      .reduce((a, b) => (b.score > a.score ? b : a));
    placed.push({ ...best.point, radius, line });
  }
  return placed;
};

const SPOTS = Array.from({ length: 12 }, (_, index) => 0.28 + index * 0.04);
