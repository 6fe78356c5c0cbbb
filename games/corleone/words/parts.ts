import type { Card, Figure } from '@omerta/corleone/seen';
import type { PartOf, Seat } from '@omerta/words';

/** What a client may draw as a chip. */
export type Thing =
  | { readonly kind: 'family'; readonly text: string; readonly seat: Seat; readonly family: string }
  | { readonly kind: 'card'; readonly text: string; readonly card: Card }
  | { readonly kind: 'business'; readonly text: string; readonly business: string }
  | { readonly kind: 'space'; readonly text: string; readonly space: string }
  | { readonly kind: 'turf'; readonly text: string; readonly turf: string }
  | { readonly kind: 'figure'; readonly text: string; readonly figure: Figure }
  | { readonly kind: 'ability'; readonly text: string; readonly ability: string };

export type Part = PartOf<Thing>;
