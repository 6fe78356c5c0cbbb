/** An act or a round. */
export interface Chapter {
  readonly at: number; // the step it begins after
  readonly number: number;
}

/** From the number of the chapter after each step; 0 is none. */
export const chaptersOf = (numbers: readonly number[]): readonly Chapter[] =>
  numbers.flatMap((number, at) => (number > 0 && number !== numbers[at - 1] ? [{ at, number }] : []));
