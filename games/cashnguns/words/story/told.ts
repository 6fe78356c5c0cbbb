import type { Bullet, Share, Shot, Talent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/words';

/** What several events of the game tell together, as one viewer saw them. `also` are those told in their own words. */
export type Told<Event = unknown> = Talents | Hustle | Guns<Event> | Volley<Event> | Sharing<Event>;

export interface Talents {
  readonly kind: 'talents';
  readonly dealt: readonly { readonly seat: Seat; readonly talent: Talent }[];
}

/** T-HUS: a card for a card. Those the viewer may not see are undefined. */
export interface Hustle {
  readonly kind: 'hustle';
  readonly seat: Seat;
  readonly victim: Seat;
  readonly drawn: Bullet | undefined;
  readonly given: { readonly bullet: Bullet | undefined } | undefined;
}

/** Who aims at whom, from the choice of a card to the Privilege. */
export interface Guns<Event> {
  readonly kind: 'guns';
  /** By target. */
  readonly aims: readonly { readonly target: Seat; readonly seats: readonly Seat[] }[];
  readonly isUp: boolean;
  /** The Privilege, and the change of target once it is made. */
  readonly order: Order | undefined;
  readonly also: readonly Event[];
}

export interface Order {
  readonly by: Seat;
  readonly to: Seat;
  readonly change: { readonly from: Seat; readonly target: Seat } | undefined;
}

/** Who ducked, who shot whom, and what came of it. */
export interface Volley<Event> {
  readonly kind: 'volley';
  readonly ducked: readonly Seat[];
  readonly isShown: boolean;
  readonly shots: readonly Shot[] | undefined;
  readonly wounds: readonly { readonly seat: Seat; readonly total: number }[];
  readonly out: readonly Seat[];
  readonly also: readonly Event[];
}

/** Who took what. */
export interface Sharing<Event> {
  readonly kind: 'sharing';
  readonly takes: readonly { readonly seat: Seat; readonly shares: readonly Share[] }[];
  readonly also: readonly Event[];
}
