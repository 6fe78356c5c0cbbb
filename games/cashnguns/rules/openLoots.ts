// What lies open in front of the players (AMB-34), followed event by event as the table is drawn.
import { type Frozen, rowOf, type Seat } from '@omerta/kernel';
import type { EventKind, SeenEvent } from './events.ts';
import { isKept, type Loot, type LootKind, NEW_GODFATHER, noLoot } from './loot.ts';
import type { Table } from './state.ts';

export type OpenLoots = readonly Readonly<Loot>[];

type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;
type Change<E> = (event: E, loots: OpenLoots) => OpenLoots;

/** `table` is the one after the event: those who have nothing left there have nothing here. */
export const openLootsAfter = (loots: OpenLoots, event: SeenEvent, table: Frozen<Table>): OpenLoots => {
  const after = rowOf(changes, event.kind)?.(event, loots) ?? loots;
  return after === loots ? loots : after.map((loot, seat) => (table.seats[seat]!.loot === 0 ? noLoot() : loot));
};

const changes: { readonly [K in EventKind]?: Change<SeenOf<K>> } = {
  stealthyTook: ({ seat, share }, loots) => withCard(loots, seat, share, 1),
  cuteTook: ({ seat, share }, loots) => withCard(loots, seat, share, 1),
  shareTaken: ({ seat, share }, loots) =>
    share !== NEW_GODFATHER && isKept(share) ? withCard(loots, seat, share, 1) : loots,
  professionalStole: ({ seat, victim, loot }, loots) => moved(loots, victim, seat, loot),
  eliminated: (_event, loots) => [...loots],
  vultureTook: ({ seat, victim, cards }, loots) =>
    (cards ?? []).reduce((next, card) => moved(next, victim, seat, card), loots),
  vultureDeclined: (_event, loots) => [...loots],
  junkSwapped: ({ seat, other, given, loot }, loots) => moved(moved(loots, seat, other, given), other, seat, loot),
};

const moved = (loots: OpenLoots, from: Seat, to: Seat, card: LootKind | undefined): OpenLoots =>
  card === undefined ? loots : withCard(withCard(loots, from, card, -1), to, card, 1);

const withCard = (loots: OpenLoots, seat: Seat, card: LootKind, by: 1 | -1): OpenLoots =>
  loots.with(seat, { ...loots[seat]!, [card]: loots[seat]![card] + by });
