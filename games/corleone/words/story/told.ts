import type { AllyId, Card, Figure, Good, JobId, Member, Note, Role } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/words';

/** What several events of the game tell together, as one viewer saw them. */
export type Told = Turn | Opening | War | Bribery | Tribute | Entracte | Count;

/** One action and all that came of it: who, where, what it brought, who else gained, and what became of others. */
export interface Turn {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly deed: Deed;
  /** Where a Job or an Ally took effect: fronts that were used, the place of a neutral figure. */
  readonly where: readonly string[];
  /** Of the player, in the order they came. */
  readonly gains: readonly Gain[];
  /** T2: what the turf brought the player who controls it. */
  readonly control: Control | undefined;
  readonly consequences: readonly Consequence[];
}

export type Deed =
  | { readonly kind: 'thug'; readonly business: string }
  | { readonly kind: 'member'; readonly member: Member; readonly space: string }
  | { readonly kind: 'job'; readonly job: JobId; readonly from: 'hand' | 'public'; readonly goods: readonly Good[] }
  | { readonly kind: 'ally'; readonly ally: AllyId }
  | { readonly kind: 'lost'; readonly role: Role };

/** What a player got or gave. A card the viewer may not see is undefined. */
export type Gain =
  | { readonly kind: 'taken'; readonly card: Note | Good }
  | { readonly kind: 'suitcased'; readonly note: Note }
  | { readonly kind: 'discarded'; readonly card: Card }
  | { readonly kind: 'looked'; readonly count: number } // none is kept yet
  | {
      readonly kind: 'kept';
      readonly job: JobId | undefined;
      readonly of: number;
      readonly discarded: readonly JobId[];
    }
  | { readonly kind: 'horseHead' }
  | { readonly kind: 'ally'; readonly ally: AllyId }
  | {
      readonly kind: 'stolen';
      readonly from: Seat;
      readonly where: 'hand' | 'suitcase';
      readonly card: Card | undefined;
    }
  | { readonly kind: 'declined'; readonly abilities: readonly string[] };

export interface Control {
  readonly seat: Seat;
  readonly turf: string;
  readonly gains: readonly Gain[];
}

export type Consequence =
  | { readonly kind: 'gunnedDown'; readonly figure: Figure; readonly at: string }
  | { readonly kind: 'moved'; readonly figure: Figure; readonly from: string; readonly to: string }
  | { readonly kind: 'returned'; readonly figure: Figure; readonly from: string }
  | { readonly kind: 'marked'; readonly turf: string }
  | { readonly kind: 'markerMoved'; readonly from: string; readonly to: string };

/** How an act begins. */
export interface Opening {
  readonly kind: 'opening';
  readonly joins: Member | undefined;
  readonly jobs: readonly JobId[];
  readonly allies: readonly AllyId[];
  readonly business: { readonly turf: string; readonly business: string } | undefined;
  /** The color that had no tile or no turf left. */
  readonly noTile: { readonly act: number; readonly color: string } | undefined;
}

export interface War {
  readonly kind: 'war';
  /** Whose marker was placed; without a seat nobody's. */
  readonly turfs: readonly { readonly turf: string; readonly seat: Seat | undefined }[];
}

export interface Bribery {
  readonly kind: 'bribery';
  readonly hired: readonly {
    readonly seat: Seat;
    readonly notes: readonly Note[];
    readonly ally: AllyId | undefined;
  }[];
  readonly without: readonly { readonly seat: Seat; readonly notes: readonly Note[] }[];
  readonly left: readonly AllyId[];
}

export interface Tribute {
  readonly kind: 'tribute';
  readonly paid: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]; // no cards: every card is kept
}

export interface Entracte {
  readonly kind: 'entracte';
}

/** The money in hand that counts at the end of the game. */
export interface Count {
  readonly kind: 'count';
  readonly hands: readonly { readonly seat: Seat; readonly notes: readonly Note[] }[];
}
