// The games of this client. A game is a line here and a folder below `games`.
import type { TableInfo } from '@omerta/protocol';
import { type ComponentType, lazy } from 'react';
import type { Staging } from './table/staging.ts';

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

export const GAMES: readonly ClientGame[] = [
  {
    id: 'corleone',
    players: { least: 2, most: 5 },
    Table: lazy(() => import('./games/corleone/CorleoneTable.tsx')),
    Screen: lazy(() => import('./games/corleone/CorleoneScreen.tsx')),
    Hand: lazy(() => import('./games/corleone/CorleoneHand.tsx')),
    End: lazy(() => import('./games/corleone/CorleoneEnd.tsx')),
    staging: async () => (await import('./games/corleone/staging.ts')).staging,
  },
  {
    id: 'cashnguns',
    players: { least: 4, most: 8 },
    Table: lazy(() => import('./games/cashnguns/CashTable.tsx')),
    Screen: lazy(() => import('./games/cashnguns/screen/CashScreen.tsx')),
    ScreenLobby: lazy(() => import('./games/cashnguns/screen/PartyLobby.tsx')),
    Hand: lazy(() => import('./games/cashnguns/CashHand.tsx')),
    End: lazy(() => import('./games/cashnguns/end/CashEnd.tsx')),
    staging: async () => (await import('./games/cashnguns/staging/staging.ts')).staging,
  },
];

export const gameOf = (id: string): ClientGame | undefined => GAMES.find(game => game.id === id);
