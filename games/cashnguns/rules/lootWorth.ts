import { LOOT, type Loot, WORTH } from './loot.ts';
import { paintingsWorth } from './scoring.ts';
import type { TableSeat } from './state.ts';

/** What loot counts for, in thousands of dollars, without the bonus for most diamonds. */
export function lootWorth(loot: Readonly<Loot>, { talent }: Pick<TableSeat, 'talent'>): number {
  return LOOT.reduce((sum, kind) => sum + loot[kind] * WORTH[kind], worthOfPaintings(loot, talent));
}

/** What one more painting adds. */
export function nextPainting(loot: Readonly<Loot>, { talent }: Pick<TableSeat, 'talent'>): number {
  const more = { ...loot, painting: loot.painting + 1 };
  return worthOfPaintings(more, talent) - worthOfPaintings(loot, talent);
}

/** T-COL: the Collector counts as a painting. */
function worthOfPaintings({ painting }: Readonly<Loot>, talent: TableSeat['talent']): number {
  return paintingsWorth(painting + (talent === 'collector' ? 1 : 0));
}
