export type Unit = 'decisions/s' | 'games/s' | 'states/s' | 'µs' | 'ms' | 'million steps/s';

export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly best: number;
  readonly worst: number; // of the same runs: far from the best on a busy machine
}

export type GameName = 'corleone' | 'cashnguns' | 'docks' | 'boardgame';

export interface Figures {
  readonly rows: readonly Row[];
  readonly calibration: Row; // how fast the machine was at the same time
}

export interface Table extends Figures {
  readonly game: GameName;
  readonly players: number;
}

export function figureIn(tables: readonly Table[], game: GameName, players: number, row: string): number | undefined {
  const table = tables.find(each => each.game === game && each.players === players);
  return table?.rows.find(({ name }) => name === row)?.best;
}
