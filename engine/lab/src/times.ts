// How long decisions took, as a histogram with boxes a twentieth apart: small, and two of them can be added up.

/** How many decisions, by box. */
export type Times = Readonly<Record<string, number>>;

export interface TimesKept {
  add(milliseconds: number): void;
  addAll(times: Times): void;
  /** The time that so large a part (0.5, 0.95) of the decisions did not exceed; 0 without decisions. */
  quantile(part: number): number;
  readonly times: Times;
}

export function keepTimes(): TimesKept {
  const times: Record<string, number> = {};
  const add = (box: string | number, count: number) => {
    times[box] = (times[box] ?? 0) + count;
  };
  return {
    times,
    add: milliseconds => add(boxOf(milliseconds), 1),
    addAll(more) {
      for (const [box, count] of Object.entries(more)) add(box, count);
    },
    quantile: part => quantileOf(times, part),
  };
}

function quantileOf(times: Times, part: number): number {
  const boxes = Object.entries(times)
    .map(([box, count]) => ({ box: Number(box), count }))
    .sort((one, other) => one.box - other.box);
  const wanted = part * boxes.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { box, count } of boxes) {
    passed += count;
    if (passed >= wanted) return timeIn(box);
  }
  return 0;
}

const SHORTEST = 0.001; // milliseconds
const STEP = 1.05;

const boxOf = (milliseconds: number): number =>
  Math.max(0, Math.round(Math.log(milliseconds / SHORTEST) / Math.log(STEP)));

const timeIn = (box: number): number => SHORTEST * STEP ** box;
