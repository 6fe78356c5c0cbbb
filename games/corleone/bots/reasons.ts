// Why one choice is better than another at a table of Corleone's Empire.
import type { Seat } from '@omerta/kernel';

export type CorleoneReason = (
  | {
      readonly kind:
        | 'suitcase'
        | 'notes'
        | 'goods'
        | 'jobs'
        | 'allies'
        | 'handLimit' // fewer cards beyond it
        | 'spareCards' // more cards beyond it, which may still be of use
        | 'figures'
        | 'horseHead'
        | 'victory';
    }
  | { readonly kind: 'turf'; readonly turf: string }
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'rival'; readonly seat: Seat } // has less of it
) & { readonly amount: number }; // what it brings, in dollars that will count in the end
