// What the house knows of each game before it is dealt: its poster, its families, its switches.

import { Poster as CashPoster } from '@omerta/cashnguns/table/draw/Poster.tsx';
import { FAMILY_IDS, type FamilyId } from '@omerta/corleone/table/draw/families.ts';
import { Poster as CorleonePoster } from '@omerta/corleone/table/draw/Poster.tsx';
import { familiesIn as familiesOf } from '@omerta/corleone/table/lobby/families.ts';
import type { ComponentType } from 'react';
import { CASH_SWITCHES, CORLEONE_SWITCHES, type RuleSwitch } from './ruleSwitches.ts';

export interface HouseGame {
  readonly id: 'corleone' | 'cashnguns';
  readonly Poster: ComponentType;
  readonly players: { readonly least: number; readonly most: number };
  readonly families: readonly FamilyId[]; // in the order of the seats, unless the host says otherwise
  readonly switches: readonly RuleSwitch[];
  readonly hasLesson: boolean;
  readonly hasPacks: boolean;
}

export const HOUSE_GAMES: readonly HouseGame[] = [
  {
    id: 'corleone',
    Poster: CorleonePoster,
    players: { least: 2, most: 5 },
    families: FAMILY_IDS,
    switches: CORLEONE_SWITCHES,
    hasLesson: true,
    hasPacks: true,
  },
  {
    id: 'cashnguns',
    Poster: CashPoster,
    players: { least: 4, most: 8 },
    families: [],
    switches: CASH_SWITCHES,
    hasLesson: true,
    hasPacks: false,
  },
];

export const houseGame = (id: string): HouseGame | undefined => HOUSE_GAMES.find(game => game.id === id);

/** The family of each seat, as the rules deal them; none in games without families. */
export const familiesIn = (game: HouseGame | undefined, options: object): readonly FamilyId[] =>
  game === undefined || game.families.length === 0 ? [] : familiesOf(options);
