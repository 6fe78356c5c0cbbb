import type { Table } from './figures.ts';
import { MEASURED, type MeasuredName } from './games.ts';
import type { Effort } from './speed.ts';

export interface Task {
  readonly game: MeasuredName;
  readonly players: number;
  readonly effort: Effort;
}

export async function measureTable({ game, players, effort }: Task): Promise<Table> {
  return { game, players, ...(await MEASURED[game].figures(players, effort)) };
}
