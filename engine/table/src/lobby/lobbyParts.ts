import type { ComponentType } from 'react';
import type { LobbySeat } from './lobbySeat.ts';

/** How a game looks in the waiting room and on the home page. Seats without a look have a hat and a monogram. */
export interface LobbyParts {
  seatColours(seat: SeatAt): SeatColours;
  /** Who sits there, as a picture. */
  readonly SeatFace: ComponentType<SeatAt>;
  /** A small sign beside the name of the player. */
  readonly SeatSign?: ComponentType<SeatAt & { readonly size: number }>;
  /** What players choose about their own seat. */
  readonly MySeat?: ComponentType<{ readonly lobby: LobbySeat }>;
  /** Shown to the player who is to take the device; players then hold a button to see their hand. */
  readonly CurtainFace?: ComponentType<{ readonly seat: number }>;
  /** What the host may wish for before there is a table. */
  readonly wish?: SeatWish;
  /** The same options for another number of seats; without it only `players` changes. */
  optionsFor?(options: object, players: number): object;
}

/** A seat at a table with these options. */
export interface SeatAt {
  readonly options: object;
  readonly seat: number;
}

export interface SeatColours {
  readonly fill: string;
  readonly text: string; // on a dark ground
}

export interface SeatWish {
  readonly Picker: ComponentType<{
    readonly wish: string | undefined;
    readonly onWish: (wish: string | undefined) => void;
  }>;
  /** Options that give the first seat what was wished for. */
  optionsWith(wish: string, players: number): object;
}
