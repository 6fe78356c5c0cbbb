import type { View as CashView } from '@omerta/cashnguns/seen';
import type { View as CorleoneView } from '@omerta/corleone/seen';

/** An act or a round. */
export interface Chapter {
  readonly at: number; // the step it begins after
  readonly number: number;
}

/** From what all saw after each step. */
export function chaptersOf(game: string, views: readonly unknown[]): readonly Chapter[] {
  const numberOf = NUMBERS[game];
  if (numberOf === undefined) return [];
  const numbers = views.map(numberOf);
  return numbers.flatMap((number, at) => (number > 0 && number !== numbers[at - 1] ? [{ at, number }] : []));
}

/** Views are told apart by the id of their game; TypeScript cannot follow that. */
const NUMBERS: Readonly<Record<string, (view: unknown) => number>> = {
  corleone: view => (view as CorleoneView).table.act,
  cashnguns: view => (view as CashView).table.round,
};
