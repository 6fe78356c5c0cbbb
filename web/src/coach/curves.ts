import type { Analysis, TurningPoint } from '@omerta/coach';
import type { Chapter } from './chapters.ts';

export type Curve = 'fair' | 'open';

export interface Point {
  readonly x: number; // both in parts of a hundred, from the top left
  readonly y: number;
}

/** The curve of one seat. Steps that change nothing need no point. */
export function pointsOf(shares: Analysis[Curve], seat: number): readonly Point[] {
  const last = shares.length - 1;
  const at = (step: number) => shares[step]?.[seat];
  return shares.flatMap((_, step) =>
    step > 0 && step < last && at(step) === at(step - 1) && at(step) === at(step + 1)
      ? []
      : [pointAt(shares, seat, step)],
  );
}

export const pointAt = (shares: Analysis[Curve], seat: number, step: number): Point => ({
  x: leftOf(step, shares.length - 1),
  y: rounded(100 * (1 - (shares[step]?.[seat] ?? 0))),
});

export const leftOf = (step: number, last: number): number => rounded((100 * step) / Math.max(1, last));

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** How it stood at the end of each chapter, by seat. */
export function sharesByChapter(shares: Analysis[Curve], chapters: readonly Chapter[]): readonly (readonly number[])[] {
  const ends = chapters.map((_, at) => (chapters[at + 1]?.at ?? shares.length) - 1);
  return (shares[0] ?? []).map((_, seat) => ends.map(end => shares[end]?.[seat] ?? 0));
}

/** Whom a turning point changed most for. */
export function mostChanged({ before, after }: TurningPoint): number {
  const changes = after.map((share, seat) => Math.abs(share - (before[seat] ?? 0)));
  return changes.indexOf(Math.max(...changes));
}

const rounded = (value: number): number => Number(value.toFixed(2));
