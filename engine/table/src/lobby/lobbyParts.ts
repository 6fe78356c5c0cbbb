import type { TableFactions } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { ComponentType } from 'react';

/** How a game looks in the waiting room and on the home page. Seats without a look have a hat and a monogram. */
export interface LobbyParts {
  seatColours(seat: SeatAt): SeatColours;
  /** Who sits there, as a picture. */
  readonly SeatFace: ComponentType<SeatAt>;
  /** A small sign beside the name of the player. */
  readonly SeatSign?: ComponentType<SeatAt & { readonly size: number }>;
  /** What players choose to play as; missing where they choose nothing. */
  readonly factions?: LobbyFactions;
  /** What else stands on the card of one's own seat. */
  readonly MySeat?: ComponentType<{ readonly info: TableInfo }>;
  /** Shown to the player who is to take the device; players then hold a button to see their hand. */
  readonly CurtainFace?: ComponentType<SeatAt>;
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

/** Those of the standard content; a table of the server says which it has. */
export interface LobbyFactions extends TableFactions {
  readonly Picture: ComponentType<{ readonly faction: string; readonly size: number }>;
  /** As a cardboard figure on a stage; those without one stand there as their picture. */
  readonly Standee?: ComponentType<StandeeProps>;
  readonly colourOf?: (faction: string) => { readonly fill: string; readonly shade: string };
}

export interface StandeeProps {
  readonly faction: string;
  /** Grey: the connection is lost. Bot: only the foot is grey. */
  readonly look?: 'usual' | 'grey' | 'bot';
}

/** Of a standee's drawing: its foot stands on y = 0. */
export const STANDEE_BOX = '-112 -236 224 260';
