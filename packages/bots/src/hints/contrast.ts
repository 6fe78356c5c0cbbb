// Two choices side by side, in all worlds in which both were played.
import type { GameTypes } from '@omerta/kernel';
import type { Explained } from './adviser.ts';
import type { Reason } from './hint.ts';
import type { World } from './watch.ts';

export interface Contrast {
  readonly lead: number; // of the first, on average
  readonly error: number; // the standard error of it, from pairs
  readonly worlds: number;
  readonly parts: ReadonlyMap<string, number>; // they add up to the lead
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
  const leads = pairs.map(({ one, other }) => explained.worthOf(one) - explained.worthOf(other));
  const lead = meanOf(leads);
  const squares = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0);
  const error = leads.length < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (leads.length - 1) / leads.length);
  const parts = new Map<string, number>();
  for (const { one, other } of pairs) {
    for (const [part, amount] of explained.partsOf(one, other)) {
      parts.set(part, (parts.get(part) ?? 0) + amount / pairs.length);
    }
  }
  return { lead, error, worlds: pairs.length, parts };
}

/** What speaks for the first of two choices, the weightiest first. */
export function reasonsFor<G extends GameTypes>(
  explained: Explained<G>,
  pairs: readonly Pair[],
  { parts }: Contrast,
): readonly Reason[] {
  const ones = pairs.map(({ one }) => one);
  const others = pairs.map(({ other }) => other);
  const most = Math.max(...[...parts.values()].map(Math.abs));
  return [...parts]
    .filter(([, amount]) => amount > 0 && amount >= most * WORTH_TELLING)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([part, amount]) => explained.reasonOf(part, amount, ones, others) ?? [])
    .slice(0, MOST_REASONS);
}

const MOST_REASONS = 3;
const WORTH_TELLING = 0.1; // of the weightiest

/** The same, seen from the second. */
export const turned = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.map(({ one, other }) => ({ one: other, other: one }));

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
