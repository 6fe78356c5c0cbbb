import type { LobbyParts } from '@omerta/table/lobby/lobbyParts.ts';
import { lazy } from 'react';
import { Crest } from '../draw/Crest.tsx';
import { FAMILIES, FAMILY_IDS } from '../draw/families.ts';
import { knownFamily, sideAt } from './families.ts';

export const lobbyParts: LobbyParts = {
  seatColours: at => FAMILIES[sideAt(at)],
  SeatFace: lazy(() => import('./DonFace.tsx')),
  SeatSign: ({ size, ...at }) => <Crest family={sideAt(at)} size={size} />,
  factions: {
    field: 'families',
    all: FAMILY_IDS,
    Standee: lazy(() => import('./DonStandee.tsx')),
    colourOf: faction => FAMILIES[knownFamily(faction) ?? 'neutral'],
    Picture: ({ faction, size }) => <Crest family={knownFamily(faction) ?? 'neutral'} size={size} />,
  },
};
