// Compares two choices in all worlds in which both were played.
import type { GameTypes } from '@omerta/kernel';
import type { Explained } from './adviser.ts';
import type { Reason } from './hint.ts';
import type { World } from './watch.ts';

export interface Contrast {
  readonly lead: number; // of the first, on average
  readonly error: number; // the standard error of it, from pairs
  readonly worlds: number;
  readonly parts: ReadonlyMap<string, Part>; // they add up to the lead
}

interface Part {
  readonly amount: number; // on average
  readonly error: number; // the standard error of it
}

interface Pair {
  readonly one: unknown;
  readonly other: unknown;
}

export const pairsIn = (worlds: readonly World[], one: string, other: string): readonly Pair[] =>
  worlds.flatMap(world =>
    world.has(one) && world.has(other) ? [{ one: world.get(one), other: world.get(other) }] : [],
  );

export function contrastOf<G extends GameTypes>(explained: Explained<G>, pairs: readonly Pair[]): Contrast {
  const lead = partOf(pairs.map(({ one, other }) => explained.worthOf(one) - explained.worthOf(other)));
  const each = pairs.map(({ one, other }) => explained.partsOf(one, other));
  const names = new Set(each.flatMap(parts => [...parts.keys()]));
  const parts = new Map([...names].map(name => [name, partOf(each.map(amounts => amounts.get(name) ?? 0))]));
  return { lead: lead.amount, error: lead.error, worlds: pairs.length, parts };
}

function partOf(amounts: readonly number[]): Part {
  const amount = meanOf(amounts);
  const squares = amounts.reduce((sum, each) => sum + (each - amount) ** 2, 0);
  const count = amounts.length;
  return { amount, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count) };
}

/** Reasons for the first of two choices, the weightiest first; none that may be chance or is too small to notice. */
export function reasonsFor<G extends GameTypes>(
  explained: Explained<G>,
  pairs: readonly Pair[],
  { parts }: Contrast,
): readonly Reason[] {
  const ones = pairs.map(({ one }) => one);
  const others = pairs.map(({ other }) => other);
  const most = Math.max(...[...parts.values()].map(({ amount }) => Math.abs(amount)));
  const least = Math.max(most * WORTH_TELLING, explained.notable * WORTH_NOTICING);
  return [...parts]
    .filter(([, { amount, error }]) => amount >= least && amount > SURELY * error)
    .sort(([, one], [, other]) => other.amount - one.amount)
    .flatMap(([part, { amount }]) => explained.reasonOf(part, amount, ones, others) ?? [])
    .slice(0, MOST_REASONS);
}

const MOST_REASONS = 3;
const WORTH_TELLING = 0.1; // of the weightiest
const WORTH_NOTICING = 1 / 3; // of what a player would notice in a choice
const SURELY = 2; // standard errors

/** The same pairs with the choices swapped. */
export const turned = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.map(({ one, other }) => ({ one: other, other: one }));

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
