// Why one choice is better than another at a table of Ca$h 'n Guns.
import type { Seat } from '@omerta/kernel';

export type CashReason = (
  | { readonly kind: 'loot'; readonly thousands: number } // more
  | { readonly kind: 'hits' | 'out'; readonly chance: number; readonly instead: number } // hit, or out of the game
  | { readonly kind: 'wounds' | 'diamonds' | 'paintings' | 'bangs' | 'godfather' | 'lessLoot' | 'victory' }
  | { readonly kind: 'rival'; readonly seat: Seat } // is worse off
) & { readonly amount: number }; // of the victory, from 0 to 1
