// Newton's method for a conditional logit with a little ridge. The likelihood is concave, so every start converges.
import { KNOTS, placeOf, softMax } from './model.ts';
import type { Sample } from './selfPlay.ts';

/** By feature, one weight for each knot. */
export function weightsFor(samples: readonly Sample[], features: number): number[][] {
  const size = features * KNOTS;
  const weights = new Float64Array(size);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { slope, bend } = slopeAt(samples, weights, features);
    const step = solved(bend, slope, size);
    let longest = 0;
    for (let at = 0; at < size; at += 1) {
      weights[at]! += step[at]!;
      longest = Math.max(longest, Math.abs(step[at]!));
    }
    if (longest < CLOSE) break;
  }
  return Array.from({ length: features }, (_, feature) => [
    ...weights.subarray(feature * KNOTS, (feature + 1) * KNOTS),
  ]);
}

const MOST_ROUNDS = 12;
const CLOSE = 1e-4;
const RIDGE = 5;

interface Slope {
  readonly slope: Float64Array;
  readonly bend: Float64Array; // a square, row by row
}

/** The pairs of features, for each stretch between two knots: how they vary together at its ends and across. */
type Pairs = readonly { readonly first: Float64Array; readonly across: Float64Array; readonly second: Float64Array }[];

function slopeAt(samples: readonly Sample[], weights: Float64Array, features: number): Slope {
  const slope = weights.map(weight => -RIDGE * weight);
  const empty = () => new Float64Array(features * features);
  const pairs: Pairs = Array.from({ length: KNOTS - 1 }, () => ({ first: empty(), across: empty(), second: empty() }));
  const away = new Float64Array(features);
  for (const { progress, features: rows, shares: won } of samples) {
    const { knot, part } = placeOf(progress);
    const shares = softMax(rows.map(row => row && sumOf(row, weights, knot, part)));
    const mean = meanOf(rows, shares, features);
    for (let seat = 0; seat < rows.length; seat += 1) {
      const row = rows[seat];
      if (row === undefined) continue;
      const error = won[seat]! - shares[seat]!;
      for (let at = 0; at < features; at += 1) {
        slope[at * KNOTS + knot]! += error * (1 - part) * row[at]!;
        slope[at * KNOTS + knot + 1]! += error * part * row[at]!;
        away[at] = row[at]! - mean[at]!;
      }
      addPairs(pairs[knot]!, away, shares[seat]!, part);
    }
  }
  return { slope, bend: bendOf(pairs, features) };
}

function addPairs({ first, across, second }: Pairs[number], away: Float64Array, share: number, part: number): void {
  const features = away.length;
  const [atFirst, atBoth, atSecond] = [share * (1 - part) ** 2, share * part * (1 - part), share * part ** 2];
  for (let one = 0; one < features; one += 1) {
    const far = away[one]!;
    if (far === 0) continue;
    for (let other = 0; other < features; other += 1) {
      const product = far * away[other]!;
      const at = one * features + other;
      first[at]! += product * atFirst;
      across[at]! += product * atBoth;
      second[at]! += product * atSecond;
    }
  }
}

function bendOf(pairs: Pairs, features: number): Float64Array {
  const size = features * KNOTS;
  const bend = new Float64Array(size * size);
  for (let at = 0; at < size; at += 1) bend[at * size + at] = RIDGE;
  for (const [knot, { first, across, second }] of pairs.entries()) {
    for (let one = 0; one < features; one += 1) {
      for (let other = 0; other < features; other += 1) {
        const at = one * features + other;
        const [row, column] = [one * KNOTS + knot, other * KNOTS + knot];
        bend[row * size + column]! += first[at]!;
        bend[row * size + column + 1]! += across[at]!;
        bend[(row + 1) * size + column]! += across[at]!;
        bend[(row + 1) * size + column + 1]! += second[at]!;
      }
    }
  }
  return bend;
}

function sumOf(row: readonly number[], weights: Float64Array, knot: number, part: number): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) {
    const first = at * KNOTS + knot;
    sum += row[at]! * (weights[first]! * (1 - part) + weights[first + 1]! * part);
  }
  return sum;
}

function meanOf(rows: Sample['features'], shares: readonly number[], features: number): Float64Array {
  const mean = new Float64Array(features);
  for (const [seat, row] of rows.entries()) {
    if (row === undefined) continue;
    for (let at = 0; at < features; at += 1) mean[at]! += shares[seat]! * row[at]!;
  }
  return mean;
}

/** Cholesky: the bend is symmetric, and positive thanks to the ridge. */
function solved(bend: Float64Array, slope: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = bend[row * size + column]!;
      for (let at = 0; at < column; at += 1) sum -= root[row * size + at]! * root[column * size + at]!;
      root[row * size + column] = row === column ? Math.sqrt(sum) : sum / root[column * size + column]!;
    }
  }
  const solution = slope.slice();
  for (let row = 0; row < size; row += 1) {
    for (let at = 0; at < row; at += 1) solution[row]! -= root[row * size + at]! * solution[at]!;
    solution[row]! /= root[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < size; at += 1) solution[row]! -= root[at * size + row]! * solution[at]!;
    solution[row]! /= root[row * size + row]!;
  }
  return solution;
}
