// The positions of the worked examples, as little of them as an example needs.
import {
  emptyPiles,
  type Figure,
  figureOf,
  NO_FIGURE,
  NO_TILE,
  type Role,
  standardPack,
  type View,
} from '@omerta/corleone/seen';
import type { Mark, PlaceId } from '../table/draw/board/boardProps.ts';
import { type Box, boxOfAdjacent, boxOfTurf } from '../table/draw/board/geometry.ts';
import type { FamilyId } from '../table/draw/families.ts';

export interface BoardExample {
  readonly table: View['table'];
  readonly families: readonly FamilyId[];
  readonly window: Box;
  readonly marks?: ReadonlyMap<PlaceId, Mark>;
  readonly bubbles?: ReadonlyMap<PlaceId, string>;
}

/** Throws where a rule has no example; the book's test looks at them all. */
export function exampleOf(rule: string): BoardExample {
  const example = EXAMPLES[rule];
  if (example === undefined) throw new Error(`No example for ${rule}`);
  return example;
}

const FAMILIES: readonly FamilyId[] = ['matarazzo', 'vitale', 'pizzino'];
const MATARAZZO = 0;
const VITALE = 1;
const PIZZINO = 2;

const EXAMPLES: Readonly<Record<string, BoardExample>> = {
  T2: {
    table: position({
      thugs: { barberShop: MATARAZZO },
      members: { F05: [VITALE, 'don'], F03: [PIZZINO, 'don'] },
      stacks: { midtown: [MATARAZZO, VITALE] },
    }),
    families: FAMILIES,
    window: boxOfTurf('midtown', 10),
    marks: new Map([['barberShop', 'selected']]),
  },
  M1: {
    table: position({
      thugs: { gunShop: VITALE },
      members: { F05: [MATARAZZO, 'don'] },
      stacks: { chelsea: [PIZZINO] },
    }),
    families: FAMILIES,
    window: boxOfAdjacent('F05', 10),
    marks: new Map<PlaceId, Mark>([
      ['F05', 'selected'],
      ['taxConsultancy', 'outlined'],
      ['barberShop', 'outlined'],
      ['gunShop', 'outlined'],
    ]),
  },
  W2: {
    table: position({
      thugs: { calvaryCemetery: VITALE },
      members: {
        F07: [VITALE, 'don'],
        F06: [PIZZINO, 'don'],
        F10: [PIZZINO, 'consigliere'],
        F13: [MATARAZZO, 'don'],
      },
      stacks: { queens: [MATARAZZO] },
    }),
    families: FAMILIES,
    window: boxOfTurf('queens', 40),
    bubbles: new Map(['calvaryCemetery', 'F07', 'F06', 'F10', 'F13'].map(place => [place, '1'])),
  },
  X2: {
    table: position({ thugs: {}, members: {}, stacks: { chelsea: [PIZZINO, VITALE, PIZZINO, VITALE] } }),
    families: FAMILIES,
    window: boxOfTurf('chelsea', 10),
  },
};

interface Standing {
  readonly thugs: Readonly<Record<string, number>>; // by business
  readonly members: Readonly<Record<string, readonly [seat: number, role: Role]>>; // by space
  readonly stacks: Readonly<Record<string, readonly number[]>>; // by turf
}

function position({ thugs, members, stacks }: Standing): View['table'] {
  const { turfs, businesses, familySpaces } = standardPack;
  const owned = turfs.filter(({ controllable }) => controllable);
  const printedIn = (turf: string) => businesses.printed.find(business => business.turf === turf)?.id ?? '';
  const thugAt = (business: string): Figure => {
    const seat = thugs[business];
    return seat === undefined ? NO_FIGURE : figureOf(seat, 'thug');
  };
  const memberAt = (space: string): Figure => {
    const member = members[space];
    return member === undefined ? NO_FIGURE : figureOf(...member);
  };
  return {
    pack: '',
    players: FAMILIES.length,
    act: 2,
    phase: 'family',
    horseHead: 0,
    piles: emptyPiles(),
    jobDeck: 0,
    jobDiscard: [],
    publicJobs: [],
    allies: [],
    alliesGone: [],
    tiles: owned.map(() => NO_TILE),
    blueTiles: 0,
    redTiles: 0,
    thugSpaces: owned.flatMap(({ id }) => [thugAt(printedIn(id)), NO_FIGURE]),
    familySpaces: familySpaces.map(({ id }) => memberAt(id)),
    policeChief: -1,
    hudson: [],
    stacks: owned.map(({ id }) => [...(stacks[id] ?? [])]),
    seats: [],
    agenda: [],
    result: undefined,
  };
}
