// The public table after one seen event, so that the drawing can follow a game event by event.
import { type Frozen, rowOf, type Seat } from '@omerta/kernel';
import type { EventKind, SeenEvent } from './events.ts';
import { isKept, LOOT, type LootKind, NEW_GODFATHER, noLoot } from './loot.ts';
import { fromGodfather, ownerOf } from './seating.ts';
import { NO_SEAT, type Table, type TableSeat } from './state.ts';

type Board = Frozen<Table>;
type Player = Frozen<TableSeat>;
type Change<E> = (event: E, table: Board) => Board;
type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;

/** The agenda comes with the next view. Shares count as soon as they are taken, before they take effect (§3.8.5). */
export const applyEvent = (table: Board, event: SeenEvent): Board =>
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
  stageBegan: ({ round, stage }, table) => ({ ...(stage === 'holdUp' ? loaded(table) : table), round, stage }),
  hustled: ({ victim }, table) => bulletsBy(table, victim, -1),
  givenBack: ({ victim }, table) => bulletsBy(table, victim, 1),
  aimsRevealed: ({ targets }, table) => ({
    ...table,
    seats: table.seats.map((player, seat) => ({ ...player, target: targets[seat] ?? NO_SEAT })),
  }),
  satOut: ({ seat }, table) => seated(table, seat, () => ({ down: 'satOut', target: NO_SEAT })),
  kidAimed: ({ seat, target }, table) => seated(table, seat, () => ({ target })),
  targetChanged: ({ seat, target }, table) => seated(table, seat, () => ({ target })),
  courageRevealed: ({ ducked }, table) =>
    ducked.reduce((next, seat) => seated(next, seat, () => ({ down: 'ducked' })), table),
  stealthyTook: ({ seat, share }, table) => lootBy(withLoot(table, [share], -1), seat, 1),
  cuteTook: ({ seat, share }, table) => lootBy(withLoot(table, [share], -1), seat, 1),
  woundHealed: ({ seat, wounds }, table) => seated(table, seat, () => ({ wounds })),
  bulletTakenBack: ({ seat }, table) => bulletsBy(unloaded(table, seat), seat, 1),
  /** The card in front, or else a card from the hand. */
  bulletDiscarded: ({ seat }, table) => {
    const left = table.seats[seat]!.loaded ? unloaded(table, seat) : bulletsBy(table, seat, -1);
    return {
      ...seated(left, seat, ({ discarded }) => ({ discarded: discarded + 1 })),
      faceDown: table.faceDown + 1,
    };
  },
  bangShown: ({ seat }, table) => faceUpBy(unloaded(table, seat), 'bang', 1),
  professionalStole: ({ seat, victim }, table) => lootBy(lootBy(table, victim, -1), seat, 1),
  shotsFired: ({ shots }, table) =>
    shots.reduce((next, { seat, bullet }) => faceUpBy(unloaded(next, seat), bullet, 1), table),
  wounded: ({ seat, hits, wounds }, table) =>
    seated(table, seat, ({ suffered }) => ({
      down: 'wounded',
      wounds,
      suffered: suffered === undefined ? undefined : suffered + hits,
    })),
  eliminated: ({ seat }, table) =>
    buried(
      seated(table, seat, () => ({ alive: false })),
      NO_SEAT,
    ),
  vultureTook: ({ seat, victim, count }, table) => buried(lootBy(lootBy(table, victim, -count), seat, count), victim),
  vultureDeclined: ({ victim }, table) => buried(table, victim),
  shareTaken: ({ seat, share }, table) => {
    if (share === NEW_GODFATHER) return { ...table, token: false, nextGodfather: seat };
    const left = withLoot(table, [share], -1);
    return isKept(share) ? lootBy(left, seat, 1) : left;
  },
  noTakers: ({ kept }, table) =>
    kept ? table : { ...LOOT.reduce((next, kind) => goneBy(next, kind, table.loot[kind]), table), loot: noLoot() },
  aidUsed: ({ seat, healed }, table) =>
    seated(goneBy(table, 'aid', 1), seat, ({ wounds }) => ({ wounds: wounds - healed })),
  clipUsed: ({ seat, effect }, table) => {
    const used = goneBy(table, 'clip', 1);
    return effect ? reloaded(used, seat) : used;
  },
  friendReloaded: ({ seat }, table) => reloaded(table, seat),
  newGodfather: ({ seat }, table) => ({ ...table, godfather: seat }),
  gameEnded: ({ result }, table) => ({ ...table, stage: 'over', result }),
};

const seated = (table: Board, seat: Seat, change: (player: Player) => Partial<Player>): Board => {
  const player = table.seats[seat];
  return player === undefined ? table : { ...table, seats: table.seats.with(seat, { ...player, ...change(player) }) };
};

const lootBy = (table: Board, seat: Seat, count: number): Board =>
  seated(table, seat, ({ loot }) => ({ loot: loot + count }));

const bulletsBy = (table: Board, seat: Seat, count: number): Board =>
  seated(table, seat, ({ bullets }) => ({ bullets: bullets + count }));

const faceUpBy = (table: Board, bullet: 'click' | 'bang' | undefined, count: number): Board =>
  bullet === undefined ? table : { ...table, faceUp: { ...table.faceUp, [bullet]: table.faceUp[bullet] + count } };

const goneBy = (table: Board, kind: LootKind, count: number): Board => ({
  ...table,
  lootGone: { ...table.lootGone, [kind]: table.lootGone[kind] + count },
});

const unloaded = (table: Board, seat: Seat): Board => seated(table, seat, () => ({ loaded: false }));

/** 2a: each living player has laid a card in front. */
const loaded = (table: Board): Board => ({
  ...table,
  seats: table.seats.map(player => (player.alive ? { ...player, loaded: true, bullets: player.bullets - 1 } : player)),
});

/** V6, AMB-25: a Bang comes back, a face-up one first. */
const reloaded = (table: Board, seat: Seat): Board => {
  const taken = table.faceUp.bang > 0 ? faceUpBy(table, 'bang', -1) : { ...table, faceDown: table.faceDown - 1 };
  return bulletsBy(taken, seat, 1);
};

/** AMB-17, AMB-18: what the eliminated own leaves the game, in turn; the next with loot waits for a living Vulture. */
const buried = (table: Board, answered: Seat): Board => {
  let after = table;
  const vulture = ownerOf(table, 'vulture');
  for (let step = 0; step < table.players; step += 1) {
    const seat = fromGodfather(table, step);
    const { alive, loot, bullets } = after.seats[seat]!;
    if (alive || (loot === 0 && bullets === 0)) continue;
    if (vulture !== NO_SEAT && loot > 0 && seat !== answered) break;
    after = {
      ...seated(after, seat, () => ({ loot: 0, bullets: 0 })),
      lootLost: after.lootLost + loot,
      bulletsLost: after.bulletsLost + bullets,
    };
  }
  return after;
};

const withLoot = (table: Board, kinds: readonly LootKind[], by: 1 | -1): Board => {
  const loot = { ...table.loot };
  for (const kind of kinds) loot[kind] = Math.max(0, loot[kind] + by);
  return { ...table, loot };
};
