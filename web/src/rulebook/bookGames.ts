export const BOOK_GAMES = ['corleone', 'cashnguns'] as const;
export type BookGame = (typeof BOOK_GAMES)[number];

export const isBookGame = (text: string): text is BookGame => (BOOK_GAMES as readonly string[]).includes(text);
