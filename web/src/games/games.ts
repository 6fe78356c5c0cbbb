// The games of this client. A game is a line here and a folder below `games`.
import type { TableInfo } from '@omerta/protocol';
import type { Staging } from '@omerta/table/table/staging.ts';
import { type ComponentType, lazy } from 'react';

/** What the client asks of a game. */
export interface ClientGame {
  readonly id: string;
  readonly players: { readonly least: number; readonly most: number };
  /** The table as players and spectators see it; also in replays. Stands inside a TableContext. */
  readonly Table: ComponentType;
  /** A shared screen: public information only, to be read from across the room. */
  readonly Screen: ComponentType;
  /** The same screen before the deal; the house has one for games without. */
  readonly ScreenLobby?: ComponentType<{ readonly info: TableInfo }>;
  /** A phone that is a private hand beside a shared screen. */
  readonly Hand: ComponentType;
  /** Who won and why. */
  readonly End: ComponentType;
  /** How its events move and sound. */
  readonly staging: () => Promise<Staging>;
}

const GAMES: readonly ClientGame[] = [
  {
    id: 'corleone',
    players: { least: 2, most: 5 },
    Table: lazy(() => import('@omerta/corleone/table/Table.tsx')),
    Screen: lazy(() => import('@omerta/corleone/table/Screen.tsx')),
    Hand: lazy(() => import('@omerta/corleone/table/Hand.tsx')),
    End: lazy(() => import('@omerta/corleone/table/End.tsx')),
    staging: async () => (await import('@omerta/corleone/table/staging.ts')).staging,
  },
  {
    id: 'cashnguns',
    players: { least: 4, most: 8 },
    Table: lazy(() => import('@omerta/cashnguns/table/Table.tsx')),
    Screen: lazy(() => import('@omerta/cashnguns/table/Screen.tsx')),
    ScreenLobby: lazy(() => import('@omerta/cashnguns/table/ScreenLobby.tsx')),
    Hand: lazy(() => import('@omerta/cashnguns/table/Hand.tsx')),
    End: lazy(() => import('@omerta/cashnguns/table/End.tsx')),
    staging: async () => (await import('@omerta/cashnguns/table/staging.ts')).staging,
  },
];

export const gameOf = (id: string): ClientGame | undefined => GAMES.find(game => game.id === id);
