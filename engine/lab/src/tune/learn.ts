// Learns the weights of features from how games ended. The former weights count like many more positions, so few games
// change little.
import type { Lesson } from './positions.ts';
import { aheadOfOthers } from './positions.ts';
import { solved } from './solved.ts';

/** Linear regression from the features, relative to the others', to the lead in the end. */
export function learnLead(lessons: readonly Lesson[], former: readonly number[]): number[] {
  const sums = sumsFor(former.length);
  for (const { rows, end } of lessons) {
    for (const seat of end.keys()) {
      const row = former.map((_, feature) =>
        aheadOfOthers(
          rows.map(each => each![feature]!),
          seat,
        ),
      );
      add(sums, row, end[seat]! - dot(former, row), 1);
    }
  }
  return moved(former, former, sums, lessons.length);
}

/** The maximum likelihood weights of a conditional logit: a higher sum wins more often. Newton's method. */
export function learnVictory(lessons: readonly Lesson[], former: readonly number[]): number[] {
  let weights = [...former];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = sumsFor(former.length);
    for (const lesson of lessons) addChances(sums, lesson, weights);
    weights = moved(weights, former, sums, lessons.length);
  }
  return weights;
}

const ROUNDS = 6;

function addChances(sums: Sums, { rows, end }: Lesson, weights: readonly number[]): void {
  const powers = rows.map(row => (row === undefined ? 0 : Math.exp(dot(weights, row))));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const mean = weights.map((_, feature) =>
    rows.reduce((sum, row, seat) => sum + (row === undefined ? 0 : (powers[seat]! / all) * row[feature]!), 0),
  );
  for (const [seat, row] of rows.entries()) {
    if (row === undefined) continue;
    const share = powers[seat]! / all;
    const away = row.map((feature, at) => feature - mean[at]!);
    add(sums, away, (end[seat]! - share) / share, share);
  }
}

interface Sums {
  readonly slope: number[];
  readonly bend: number[][];
}

const sumsFor = (features: number): Sums => ({
  slope: new Array<number>(features).fill(0),
  bend: Array.from({ length: features }, () => new Array<number>(features).fill(0)),
});

/** Adds a row with its error and its weight. */
function add({ slope, bend }: Sums, row: readonly number[], error: number, weight: number): void {
  for (let one = 0; one < row.length; one += 1) {
    slope[one]! += weight * error * row[one]!;
    for (let other = 0; other < row.length; other += 1) bend[one]![other]! += weight * row[one]! * row[other]!;
  }
}

/** One Newton step, pulled towards the former weights. */
function moved(
  weights: readonly number[],
  former: readonly number[],
  { slope, bend }: Sums,
  positions: number,
): number[] {
  const held = bend.map((row, at) => (row[at]! * FORMER) / Math.max(1, positions) + 1e-6);
  const step = solved(
    bend.map((row, at) => row.with(at, row[at]! + held[at]!)),
    slope.map((each, at) => each + held[at]! * (former[at]! - weights[at]!)),
  );
  return weights.map((weight, at) => weight + step[at]!);
}

const FORMER = 2000; // positions that the weights so far count like

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
