// The public table as it looks after an event, so that scenes follow the story event by event.
import {
  type EventKind,
  type LootKind,
  NEW_GODFATHER,
  NO_SEAT,
  noLoot,
  type SeenEvent,
  type View,
} from '@omerta/cashnguns/seen';
import { rowOf, type Seat } from '@omerta/kernel';

export type PublicTable = View['table'];
type PublicSeat = PublicTable['seats'][number];
type Change<E> = (event: E, table: PublicTable) => PublicTable;
type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;

/** Only what is drawn is followed; the agenda comes with the next frame. */
export const tableAfter = (table: PublicTable, event: SeenEvent): PublicTable =>
  rowOf(changes, event.kind)?.(event, table) ?? table;

const changes: { readonly [K in EventKind]?: Change<SeenOf<K>> } = {
  talentDealt: ({ seat, talent }, table) => seated(table, seat, () => ({ talent })),
  roundBegan: ({ round, godfather, loot }, table) => ({
    ...withLoot(table, loot ?? [], 1),
    round,
    godfather,
    stage: 'loot',
    token: true,
    nextGodfather: NO_SEAT,
    seats: table.seats.map(player => ({ ...player, down: '', target: NO_SEAT })),
  }),
  stageBegan: ({ round, stage }, table) => ({ ...table, round, stage }),
  aimsRevealed: ({ targets }, table) => ({
    ...table,
    seats: table.seats.map((player, seat) => ({ ...player, target: Math.max(NO_SEAT, targets[seat] ?? NO_SEAT) })),
  }),
  satOut: ({ seat }, table) => seated(table, seat, () => ({ down: 'satOut', target: NO_SEAT })),
  kidAimed: ({ seat, target }, table) => seated(table, seat, () => ({ target })),
  targetChanged: ({ seat, target }, table) => seated(table, seat, () => ({ target })),
  courageRevealed: ({ ducked }, table) =>
    ducked.reduce((next, seat) => seated(next, seat, () => ({ down: 'ducked' })), table),
  stealthyTook: ({ seat, share }, table) => lootBy(withLoot(table, [share], -1), seat, 1),
  cuteTook: ({ seat, share }, table) => lootBy(withLoot(table, [share], -1), seat, 1),
  woundHealed: ({ seat, wounds }, table) => seated(table, seat, () => ({ wounds })),
  bulletDiscarded: ({ seat }, table) => ({
    ...seated(table, seat, ({ discarded }) => ({ loaded: false, discarded: discarded + 1 })),
    faceDown: table.faceDown + 1,
  }),
  professionalStole: ({ seat, victim }, table) => lootBy(lootBy(table, victim, -1), seat, 1),
  shotsFired: ({ shots }, table) =>
    shots.reduce(
      (next, { seat, bullet }) => ({
        ...seated(next, seat, () => ({ loaded: false })),
        faceUp: { ...next.faceUp, [bullet]: next.faceUp[bullet] + 1 },
      }),
      table,
    ),
  wounded: ({ seat, wounds }, table) => seated(table, seat, () => ({ down: 'wounded', wounds })),
  eliminated: ({ seat }, table) => seated(table, seat, () => ({ alive: false, loot: 0 })),
  vultureTook: ({ seat, count }, table) => lootBy(table, seat, count),
  shareTaken: ({ seat, share }, table) => {
    if (share === NEW_GODFATHER) return { ...table, token: false, nextGodfather: seat };
    const left = withLoot(table, [share], -1);
    return share === 'clip' || share === 'aid' ? left : lootBy(left, seat, 1);
  },
  noTakers: ({ kept }, table) => (kept ? table : { ...table, loot: noLoot(), token: false }),
  aidUsed: ({ seat, healed }, table) => seated(table, seat, ({ wounds }) => ({ wounds: wounds - healed })),
  newGodfather: ({ seat }, table) => ({ ...table, godfather: seat }),
  gameEnded: ({ result }, table) => ({ ...table, stage: 'over', result }),
};

function seated(table: PublicTable, seat: Seat, change: (player: PublicSeat) => Partial<PublicSeat>): PublicTable {
  const player = table.seats[seat];
  return player === undefined ? table : { ...table, seats: table.seats.with(seat, { ...player, ...change(player) }) };
}

const lootBy = (table: PublicTable, seat: Seat, count: number): PublicTable =>
  seated(table, seat, ({ loot }) => ({ loot: loot + count }));

function withLoot(table: PublicTable, kinds: readonly LootKind[], by: 1 | -1): PublicTable {
  const loot = { ...table.loot };
  for (const kind of kinds) loot[kind] = Math.max(0, loot[kind] + by);
  return { ...table, loot };
}
