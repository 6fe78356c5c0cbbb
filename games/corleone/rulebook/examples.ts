// The positions of the worked examples, as little of them as an example needs.
import {
  applyEvent,
  bindPack,
  businessesAround,
  emptyPiles,
  figuresIn,
  type Member,
  NO_FIGURE,
  NO_TILE,
  NOWHERE,
  type SeenEvent,
  standardPack,
  THUG_SPACES,
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

const content = bindPack(standardPack);
const FAMILIES: readonly FamilyId[] = ['matarazzo', 'vitale', 'pizzino'];
const MATARAZZO = 0;
const VITALE = 1;
const PIZZINO = 2;

const midtown = position({
  thugs: { barberShop: MATARAZZO },
  members: { F05: [VITALE, 'don'], F03: [PIZZINO, 'don'] },
  stacks: { midtown: [MATARAZZO, VITALE] },
});
const aroundF05 = position({
  thugs: { gunShop: VITALE },
  members: { F05: [MATARAZZO, 'don'] },
  stacks: { chelsea: [PIZZINO] },
});
const queens = position({
  thugs: { calvaryCemetery: VITALE },
  members: {
    F07: [VITALE, 'don'],
    F06: [PIZZINO, 'don'],
    F10: [PIZZINO, 'consigliere'],
    F13: [MATARAZZO, 'don'],
  },
  stacks: { queens: [MATARAZZO] },
});
const chelsea = position({ thugs: {}, members: {}, stacks: { chelsea: [PIZZINO, VITALE, PIZZINO, VITALE] } });

const EXAMPLES: Readonly<Record<string, BoardExample>> = {
  T2: {
    table: midtown,
    families: FAMILIES,
    window: boxOfTurf('midtown', 10),
    marks: new Map([['barberShop', 'selected']]),
  },
  M1: {
    table: aroundF05,
    families: FAMILIES,
    window: boxOfAdjacent('F05', 10),
    marks: new Map<PlaceId, Mark>([
      ['F05', 'selected'],
      ...businessesAround(content, aroundF05, content.spaceIndex.get('F05')!).map(
        ({ id }) => [id, 'outlined'] as const,
      ),
    ]),
  },
  W2: {
    table: queens,
    families: FAMILIES,
    window: boxOfTurf('queens', 40),
    bubbles: new Map(figuresIn(content, queens, content.turfIndex.get('queens')!).map(({ at }) => [at, '1'])),
  },
  X2: { table: chelsea, families: FAMILIES, window: boxOfTurf('chelsea', 10) },
};

interface Standing {
  readonly thugs: Readonly<Record<string, number>>; // by business
  readonly members: Readonly<Record<string, readonly [seat: number, member: Member]>>; // by space
  readonly stacks: Readonly<Record<string, readonly number[]>>; // by turf
}

function position({ thugs, members, stacks }: Standing): View['table'] {
  const played: SeenEvent[] = [
    ...Object.entries(thugs).map(([business, seat]) => ({ kind: 'thugPlayed', seat, business }) as const),
    ...Object.entries(members).map(
      ([space, [seat, member]]) => ({ kind: 'memberPlayed', seat, member, space, count: 0 }) as const,
    ),
    ...Object.entries(stacks).flatMap(([turf, seats]) =>
      seats.map(seat => ({ kind: 'markerPlaced', seat, turf }) as const),
    ),
  ];
  return played.reduce((table, event) => applyEvent(content, table, event), emptyTable());
}

function emptyTable(): View['table'] {
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
    tiles: content.turfs.map(() => NO_TILE),
    blueTiles: 0,
    redTiles: 0,
    thugSpaces: new Array<number>(THUG_SPACES).fill(NO_FIGURE),
    familySpaces: content.spaces.map(() => NO_FIGURE),
    policeChief: NOWHERE,
    hudson: [],
    stacks: content.turfs.map(() => []),
    seats: [],
    agenda: [],
    result: undefined,
  };
}
