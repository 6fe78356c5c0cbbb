import type { Frozen } from '@omerta/kernel';
import { LOOT, type Loot, WORTH } from './loot.ts';
import { DIAMOND_BONUS, PAINTINGS_WORTH } from './numbers.ts';
import { countAlive } from './seating.ts';
import type { FinalCount, Table, TableSeat } from './state.ts';

/** §3.9, in thousands of dollars. Only the living score and win (E2); with none the loot is ranked for honour (AMB-15). */
export const finalCount = (table: Frozen<Table>, loots: readonly Readonly<Loot>[]): FinalCount[] => {
  const alive = countAlive(table);
  const richest = diamondWinner(table, loots);
  const counts = table.seats.map((player, seat): FinalCount => {
    if (!player.alive && alive > 0) return { bills: 0, diamonds: 0, paintings: 0, bonus: 0, total: 0, place: 0 };
    const loot = loots[seat]!;
    const bills = worthOf(loot, 'bill');
    const diamonds = worthOf(loot, 'diamond');
    const paintings = paintingsWorth(player.alive ? countedPaintings(loot, player) : loot.painting); // a talent ends with its owner
    const bonus = seat === richest ? DIAMOND_BONUS : 0;
    return { bills, diamonds, paintings, bonus, total: bills + diamonds + paintings + bonus, place: 0 };
  });
  for (const [seat, count] of counts.entries()) count.place = placeOf(table, counts, seat);
  return counts;
};

/** The dead come after the living; if all are dead, first place stays empty. */
const placeOf = (table: Frozen<Table>, counts: readonly FinalCount[], seat: number): number => {
  const alive = countAlive(table);
  if (table.seats[seat]!.alive) return 1 + countAhead(table, counts, seat);
  return alive > 0 ? 1 + alive : 2 + counts.filter(({ total }) => total > counts[seat]!.total).length;
};

/** E5, E6, E7: most money; tied, most wounds (AMB-33); still tied, shared. */
const countAhead = (table: Frozen<Table>, counts: readonly FinalCount[], seat: number): number => {
  const mine = counts[seat]!;
  return counts.filter((count, other) => {
    if (!table.seats[other]!.alive) return false;
    if (count.total !== mine.total) return count.total > mine.total;
    return countedWounds(table.seats[other]!) > countedWounds(table.seats[seat]!);
  }).length;
};

/** AMB-33: those held at the end, or all that were suffered where the table counts them. */
const countedWounds = ({ wounds, suffered }: Frozen<TableSeat>): number => suffered ?? wounds;

/** T-COL: the Collector counts as a painting. */
export const countedPaintings = ({ painting }: Readonly<Loot>, { talent }: Pick<TableSeat, 'talent'>): number =>
  painting + (talent === 'collector' ? 1 : 0);

/** V3, AMB-32. */
export const paintingsWorth = (count: number): number => PAINTINGS_WORTH[Math.min(count, PAINTINGS_WORTH.length - 1)]!;

const worthOf = (loot: Readonly<Loot>, type: 'bill' | 'diamond'): number => {
  let sum = 0;
  for (const kind of LOOT) if (kind.startsWith(type)) sum += loot[kind] * WORTH[kind];
  return sum;
};

/** E3: cards, whatever their value. */
export const countDiamonds = ({ diamond1, diamond5, diamond10 }: Readonly<Loot>): number =>
  diamond1 + diamond5 + diamond10;

/** E3, E4: the most diamond cards, whatever their value. A tie, or no diamonds at all, means no bonus. */
const diamondWinner = (table: Frozen<Table>, loots: readonly Readonly<Loot>[]): number | undefined => {
  const counts = loots.map((loot, seat) => (table.seats[seat]!.alive ? countDiamonds(loot) : 0));
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : undefined;
};
