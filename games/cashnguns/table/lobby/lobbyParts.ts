import type { LobbyParts } from '@omerta/table/lobby/lobbyParts.ts';
import { lazy } from 'react';
import { gangsterOf, LOOKS } from '../draw/gangsters.ts';

export const lobbyParts: LobbyParts = {
  seatColours: ({ seat }) => {
    const { colour } = LOOKS[gangsterOf(seat)];
    return { fill: colour, text: colour };
  },
  SeatFace: lazy(() => import('./GangsterFace.tsx')),
  MySeat: lazy(() => import('./MyGangster.tsx')),
  CurtainFace: lazy(() => import('./CurtainFace.tsx')),
};
