import type { LobbyParts } from '@omerta/table/lobby/lobbyParts.ts';
import { lazy } from 'react';
import { GANGSTERS, gangsterAt, LOOKS } from '../draw/gangsters.ts';

export const lobbyParts: LobbyParts = {
  seatColours: at => {
    const { colour } = LOOKS[gangsterAt(at)];
    return { fill: colour, text: colour };
  },
  SeatFace: lazy(() => import('./GangsterFace.tsx')),
  factions: {
    field: 'gangsters',
    all: GANGSTERS,
    Picture: lazy(() => import('./GangsterPicture.tsx')),
    Standee: lazy(() => import('./GangsterStandee.tsx')),
    colourOf: faction => {
      const { colour, shade } = LOOKS[GANGSTERS.find(each => each === faction) ?? GANGSTERS[0]];
      return { fill: colour, shade };
    },
  },
  MySeat: lazy(() => import('./KeepScreen.tsx')),
  CurtainFace: lazy(() => import('./CurtainFace.tsx')),
};
