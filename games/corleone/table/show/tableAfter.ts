// The public table as it looks after an event, so that the board follows the story event by event.
import {
  type Card,
  type EventKind,
  type Figure,
  figureOf,
  isThug,
  type Member,
  NO_FIGURE,
  ownerOf,
  type Pack,
  POLICE_CHIEF,
  roleOf,
  type SeenEvent,
} from '@omerta/corleone/seen';
import { rowOf, type Seat } from '@omerta/kernel';
import { isFamilySpace, isTurf, type PublicTable, thugSlot, turfsOf } from './board/places.ts';

/** Only what is drawn is followed: decks, piles and the agenda come with the next frame. */
export const tableAfter = (pack: Pack, table: PublicTable, event: SeenEvent): PublicTable =>
  rowOf(changes, event.kind)?.(event, { pack, table }) ?? table;

type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;
interface Before {
  readonly pack: Pack;
  readonly table: PublicTable;
}
type Change<E> = (event: E, before: Before) => PublicTable;
type TableSeat = PublicTable['seats'][number];

const changes: { readonly [K in EventKind]?: Change<SeenOf<K>> } = {
  actBegan: ({ act }, { table }) => ({ ...table, act }),
  phaseBegan: ({ act, phase }, { table }) => ({ ...table, act, phase }),
  businessOpened: ({ turf, business }, { pack, table }) => ({
    ...table,
    tiles: table.tiles.with(turfsOf(pack).indexOf(turf), business),
  }),
  thugPlayed: ({ seat, business }, before) =>
    standing(before, business, figureOf(seat, 'thug'), withoutFigure(before.table, seat, 'thug')),
  memberPlayed: ({ seat, member, space }, before) =>
    standing(before, space, figureOf(seat, member), withoutFigure(before.table, seat, member)),
  jobDeclared: ({ seat, job, from, goods }, { table }) => ({
    ...seated(table, seat, ({ handSize }) => ({ handSize: handSize - goods.length - (from === 'hand' ? 1 : 0) })),
    publicJobs: from === 'public' && job !== undefined ? withoutOne(table.publicJobs, job) : table.publicJobs,
  }),
  jobCompleted: ({ seat, job }, { table }) =>
    seated(table, seat, ({ completed }) => ({ completed: job === undefined ? completed : [...completed, job] })),
  allyPlayed: ({ seat, ally }, { table }) =>
    seated(table, seat, ({ handSize, played }) => ({ handSize: handSize - 1, played: [...played, ally] })),
  figureGivenUp: ({ seat, role }, { table }) => ({
    ...withoutFigure(table, seat, role),
    hudson: [...table.hudson, figureOf(seat, role)],
  }),
  moneyTaken: ({ seat }, { table }) => handBy(table, seat, 1),
  goodTaken: ({ seat }, { table }) => handBy(table, seat, 1),
  suitcased: ({ seat }, { table }) => suitcaseBy(handBy(table, seat, -1), seat, 1),
  cardDiscarded: ({ seat }, { table }) => handBy(table, seat, -1),
  jobKept: ({ seat }, { table }) => handBy(table, seat, 1),
  jobDrawnUnseen: ({ seat }, { table }) => handBy(table, seat, 1),
  horseHeadTaken: ({ seat }, { table }) => ({ ...table, horseHead: seat }),
  gunnedDown: ({ figure, at }, before) =>
    standing(before, at, NO_FIGURE, { ...before.table, hudson: [...before.table.hudson, figure] }),
  figureMoved: ({ figure, from, to }, before) => moved(before, figure, from, to),
  neutralPlaced: ({ figure, from, to }, before) => moved(before, figure, from, to),
  figureReturned: ({ seat, from }, before) =>
    standing(
      before,
      from,
      NO_FIGURE,
      seated(before.table, seat, ({ thugs }) => ({ thugs: thugs + 1 })),
    ),
  markerPlaced: ({ seat, turf }, before) =>
    stacked(
      before,
      turf,
      seat,
      seated(before.table, seat, ({ markers }) => ({ markers: markers - 1 })),
    ),
  offersRevealed: ({ seat, offers }, { table }) => {
    const given = offers.reduce((next, note, from) => (note === undefined ? next : handBy(next, from, -1)), table);
    return offers.some(note => note !== undefined) ? suitcaseBy(given, seat, 1) : given;
  },
  handCardStolen: ({ seat, from }, { table }) => handBy(handBy(table, from, -1), seat, 1),
  suitcaseNoteStolen: ({ seat, from }, { table }) => handBy(suitcaseBy(table, from, -1), seat, 1),
  allyTakenBack: ({ seat, ally }, { table }) => inHandAgain(table, seat, [ally]),
  bribePaid: ({ seat, notes }, { table }) => suitcaseBy(table, seat, -notes.length),
  allyHired: ({ seat, ally }, { table }) => ({ ...handBy(table, seat, 1), allies: withoutOne(table.allies, ally) }),
  alliesReturned: ({ seat, allies }, { table }) => inHandAgain(table, seat, allies),
  tributePaid: ({ seat, cards }, { table }) => handBy(table, seat, -cards.length),
  figuresWentHome: (_event, { table }) => wentHome(table),
  memberJoined: ({ member }, { table }) => ({
    ...table,
    seats: table.seats.map(player => ({ ...player, members: [...player.members, member] })),
  }),
  jobsLaid: ({ jobs }, { table }) => ({ ...table, publicJobs: [...table.publicJobs, ...(jobs ?? [])] }),
  alliesLeft: ({ allies }, { table }) => ({
    ...table,
    allies: allies.reduce<readonly Card[]>((left, ally) => withoutOne(left, ally), table.allies),
  }),
  alliesLaid: ({ allies }, { table }) => ({ ...table, allies }),
};

function seated(table: PublicTable, seat: Seat, change: (player: TableSeat) => Partial<TableSeat>): PublicTable {
  const player = table.seats[seat];
  return player === undefined ? table : { ...table, seats: table.seats.with(seat, { ...player, ...change(player) }) };
}

const handBy = (table: PublicTable, seat: Seat, count: number): PublicTable =>
  seated(table, seat, ({ handSize }) => ({ handSize: handSize + count }));

const suitcaseBy = (table: PublicTable, seat: Seat, count: number): PublicTable =>
  seated(table, seat, ({ suitcaseSize }) => ({ suitcaseSize: suitcaseSize + count }));

const inHandAgain = (table: PublicTable, seat: Seat, allies: readonly string[]): PublicTable =>
  seated(table, seat, ({ handSize, played }) => ({
    handSize: handSize + allies.length,
    played: allies.reduce<readonly string[]>((left, ally) => withoutOne(left, ally), played),
  }));

const withoutFigure = (table: PublicTable, seat: Seat, role: Member | 'thug'): PublicTable =>
  seated(table, seat, ({ thugs, members }) =>
    role === 'thug' ? { thugs: thugs - 1 } : { members: members.filter(member => member !== role) },
  );

function standing({ pack, table: before }: Before, place: string, figure: Figure, table: PublicTable): PublicTable {
  if (isFamilySpace(pack, place)) {
    const space = pack.familySpaces.findIndex(({ id }) => id === place);
    return { ...table, familySpaces: table.familySpaces.with(space, figure) };
  }
  const slot = thugSlot(pack, before, place);
  return slot === undefined ? table : { ...table, thugSpaces: table.thugSpaces.with(slot, figure) };
}

function moved({ pack, table }: Before, figure: Figure, from: string, to: string): PublicTable {
  if (figure === POLICE_CHIEF) return { ...table, policeChief: turfsOf(pack).indexOf(to) };
  const left = from === '' || isTurf(pack, from) ? table : standing({ pack, table }, from, NO_FIGURE, table);
  return standing({ pack, table: left }, to, figure, left);
}

function stacked({ pack }: Before, turf: string, seat: Seat, table: PublicTable): PublicTable {
  const at = turfsOf(pack).indexOf(turf);
  return { ...table, stacks: table.stacks.with(at, [...table.stacks[at]!, seat]) };
}

/** E1: those in the Hudson too. Which figures a family has is told by `memberJoined`. */
function wentHome(table: PublicTable): PublicTable {
  const away = [...table.thugSpaces, ...table.familySpaces, ...table.hudson].filter(figure => figure !== NO_FIGURE);
  const home = table.seats.map((player, seat) => {
    const own = away.filter(figure => ownerOf(figure) === seat);
    const members = own.filter(figure => !isThug(figure)).map(figure => roleOf(figure) as Member);
    return { ...player, thugs: player.thugs + own.filter(isThug).length, members: [...player.members, ...members] };
  });
  return {
    ...table,
    seats: home,
    thugSpaces: table.thugSpaces.map(() => NO_FIGURE),
    familySpaces: table.familySpaces.map(() => NO_FIGURE),
    policeChief: -1,
    hudson: [],
  };
}

function withoutOne<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}
