// The public table after one seen event, so that the drawing can follow a game event by event.
import { type Frozen, rowOf, type Seat } from '@omerta/kernel';
import { isThugSpace, NO_PLACE, placeNamed, THUG_SPACES } from './board/places.ts';
import type { AllyId } from './cards.ts';
import { type Content, NOWHERE } from './content.ts';
import type { EventKind, SeenEvent } from './events.ts';
import {
  type Figure,
  figureOf,
  isThug,
  MEMBERS,
  type Member,
  NO_FIGURE,
  ownerOf,
  POLICE_CHIEF,
  roleOf,
} from './figures.ts';
import type { Table, TableSeat } from './state.ts';

type Board = Frozen<Table>;

/**
 * Follows acts and phases, the board, face-up cards and the counts of each seat. Decks, piles and the agenda come with
 * the next view; so do a moved marker, because its event does not name the depth it came from, and the final count.
 */
export const applyEvent = (content: Content, table: Board, event: SeenEvent): Board =>
  rowOf(changes, event.kind)?.(event, { content, table }) ?? table;

type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;
interface Before {
  readonly content: Content;
  readonly table: Board;
}
type Change<E> = (event: E, before: Before) => Board;
type Player = Frozen<TableSeat>;

const changes: { readonly [K in EventKind]?: Change<SeenOf<K>> } = {
  actBegan: ({ act }, { table }) => ({ ...table, act }),
  phaseBegan: ({ act, phase }, { table }) => ({ ...table, act, phase }),
  businessOpened: ({ turf, business }, { content, table }) => ({
    ...table,
    tiles: table.tiles.with(content.turfIndex.get(turf)!, business),
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
    // An undefined in a list is a null once it has been JSON.
    const givers = offers.flatMap((note, from) => ((note ?? undefined) === undefined ? [] : [from]));
    const given = givers.reduce((next, from) => handBy(next, from, -1), table);
    return givers.length === 0 ? given : suitcaseBy(given, seat, 1);
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
    allies: allies.reduce<readonly AllyId[]>((left, ally) => withoutOne(left, ally), table.allies),
  }),
  alliesLaid: ({ allies }, { table }) => ({ ...table, allies }),
};

const seated = (table: Board, seat: Seat, change: (player: Player) => Partial<Player>): Board => {
  const player = table.seats[seat];
  return player === undefined ? table : { ...table, seats: table.seats.with(seat, { ...player, ...change(player) }) };
};

const handBy = (table: Board, seat: Seat, count: number): Board =>
  seated(table, seat, ({ handSize }) => ({ handSize: handSize + count }));

const suitcaseBy = (table: Board, seat: Seat, count: number): Board =>
  seated(table, seat, ({ suitcaseSize }) => ({ suitcaseSize: suitcaseSize + count }));

const inHandAgain = (table: Board, seat: Seat, allies: readonly string[]): Board =>
  seated(table, seat, ({ handSize, played }) => ({
    handSize: handSize + allies.length,
    played: allies.reduce<readonly string[]>((left, ally) => withoutOne(left, ally), played),
  }));

const withoutFigure = (table: Board, seat: Seat, role: Member | 'thug'): Board =>
  seated(table, seat, ({ thugs, members }) =>
    role === 'thug' ? { thugs: thugs - 1 } : { members: members.filter(member => member !== role) },
  );

/** `table` with a figure on a space that has this name in the table before. */
const standing = ({ content, table: before }: Before, name: string, figure: Figure, table: Board): Board => {
  const place = placeNamed(content, before, name);
  if (place === NO_PLACE) return table;
  return isThugSpace(place)
    ? { ...table, thugSpaces: table.thugSpaces.with(place, figure) }
    : { ...table, familySpaces: table.familySpaces.with(place - THUG_SPACES, figure) };
};

const moved = ({ content, table }: Before, figure: Figure, from: string, to: string): Board => {
  if (figure === POLICE_CHIEF) return { ...table, policeChief: content.turfIndex.get(to)! };
  const left = standing({ content, table }, from, NO_FIGURE, table);
  return standing({ content, table: left }, to, figure, left);
};

const stacked = ({ content }: Before, turf: string, seat: Seat, table: Board): Board => {
  const at = content.turfIndex.get(turf)!;
  return { ...table, stacks: table.stacks.with(at, [...table.stacks[at]!, seat]) };
};

/** E1: those in the Hudson too. `memberJoined` says which figures a family has. */
const wentHome = (table: Board): Board => {
  const away = [...table.thugSpaces, ...table.familySpaces, ...table.hudson].filter(figure => figure !== NO_FIGURE);
  const seats = table.seats.map((player, seat) => {
    const own = away.filter(figure => ownerOf(figure) === seat);
    const home = MEMBERS.filter(
      member => own.some(figure => roleOf(figure) === member) || player.members.includes(member),
    );
    return { ...player, thugs: player.thugs + own.filter(isThug).length, members: home };
  });
  return {
    ...table,
    seats,
    thugSpaces: table.thugSpaces.map(() => NO_FIGURE),
    familySpaces: table.familySpaces.map(() => NO_FIGURE),
    policeChief: NOWHERE,
    hudson: [],
  };
};

const withoutOne = <T>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
};
