/** How scenarios name the seats. */
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type SeatLetter = (typeof SEAT_LETTERS)[number];
export type ViewerName = SeatLetter | 'spectator';
