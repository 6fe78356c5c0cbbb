import type { MeasuredName } from './games.ts';

export type Unit = 'decisions/s' | 'games/s' | 'states/s' | 'µs' | 'ms' | 'million steps/s';

export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly best: number;
  readonly worst: number; // of the same runs: far from the best on a busy machine
}

export interface Figures {
  readonly rows: readonly Row[];
  readonly calibration: Row; // how fast the machine was at the same time
}

export interface Table extends Figures {
  readonly game: MeasuredName;
  readonly players: number;
}

export function figureIn({ rows }: Figures, name: string): number | undefined {
  return rows.find(row => row.name === name)?.best;
}
