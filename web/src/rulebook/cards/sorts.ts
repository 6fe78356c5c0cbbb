import type { BookGame } from '../bookGames.ts';

/** Kinds of things in the glossary, by game, in the order of its tabs. */
export const SORTS = {
  corleone: ['job', 'ally', 'business', 'place'],
  cashnguns: ['talent', 'loot', 'bullet'],
} as const satisfies { readonly [Game in BookGame]: readonly string[] };

export type Sort = (typeof SORTS)[BookGame][number];
