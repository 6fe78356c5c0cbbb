import type { View } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { WordKey } from '@omerta/table/words/words.ts';
import type { TvWords } from '../show/tvWords.ts';

/** Who has not chosen yet, as the ticks at the seats show it: those turn at full seconds and tell no hesitation. */
export const slowSeats = (table: View['table'], ticks: readonly (boolean | undefined)[]): readonly Seat[] =>
  whatThen(table) === undefined ? [] : ticks.flatMap((isReady, seat) => (isReady === false ? [seat] : []));

/** What becomes of those whose time runs out, at questions that all are asked together. */
export function whatThen({ agenda }: View['table']): Extract<WordKey<TvWords>, `slow.${string}`> | undefined {
  const task = agenda.at(-1);
  switch (task?.kind) {
    case 'bullets':
      return 'slow.bullets';
    case 'aim':
      return 'slow.aim';
    case 'courage':
      return 'slow.courage';
    default:
      return undefined;
  }
}
