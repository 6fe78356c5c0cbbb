import { type Seat, seatNamed } from '@omerta/kernel';

/** How positions, scenarios and tests name the seats. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Letter = (typeof LETTERS)[number];

export const seatOf = (letter: Letter): Seat => seatNamed(letter)!;
