import type { LobbyParts } from '@omerta/table/lobby/lobbyParts.ts';
import { Monogram } from '@omerta/table/ui/Monogram.tsx';
import { lazy } from 'react';
import { Crest } from '../draw/Crest.tsx';
import { FAMILIES } from '../draw/families.ts';
import { FamilyWish } from './FamilyWish.tsx';
import { familiesFirst, familyAt, withSeats } from './families.ts';

export const lobbyParts: LobbyParts = {
  seatColours: at => FAMILIES[familyAt(at) ?? 'neutral'],
  SeatFace: lazy(() => import('./DonFace.tsx')),
  SeatSign: ({ size, ...at }) => {
    const family = familyAt(at);
    return family === undefined ? <Monogram name={undefined} size={size} /> : <Crest family={family} size={size} />;
  },
  MySeat: lazy(() => import('./MyFamily.tsx')),
  wish: { Picker: FamilyWish, optionsWith: familiesFirst },
  optionsFor: withSeats,
};
