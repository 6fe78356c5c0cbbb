// How well shares are calibrated: of those given 30 %, three in ten should win.

export interface Calibration {
  readonly games: number;
  readonly positions: number;
  readonly error: number; // expected calibration error, of ten bins
  readonly logLoss: number; // of a position, in nats
  readonly parLogLoss: number; // of equal shares
  readonly bins: readonly Bin[];
}

export interface Bin {
  readonly count: number; // seats of all positions
  readonly told: number; // on average
  readonly won: number;
}

export interface CalibrationTally {
  /** Positions of one game: the predicted shares of each, and how it ended. */
  add(told: readonly (readonly number[])[], shares: readonly number[]): void;
  report(): Calibration;
}

export function tallyCalibration(): CalibrationTally {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, told: 0, won: 0 }));
  const sums = { games: 0, positions: 0, loss: 0, parLoss: 0 };
  return {
    add(told, shares) {
      sums.games += 1;
      for (const position of told) {
        sums.positions += 1;
        sums.parLoss += Math.log(position.length);
        for (const [seat, share] of position.entries()) {
          const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))]!;
          bin.count += 1;
          bin.told += share;
          bin.won += shares[seat]!;
          if (shares[seat]! > 0) sums.loss -= shares[seat]! * Math.log(Math.max(share, LEAST));
        }
      }
    },
    report() {
      const seats = bins.reduce((sum, { count }) => sum + count, 0);
      return {
        games: sums.games,
        positions: sums.positions,
        error: bins.reduce((sum, { told, won }) => sum + Math.abs(told - won), 0) / Math.max(1, seats),
        logLoss: sums.loss / Math.max(1, sums.positions),
        parLogLoss: sums.parLoss / Math.max(1, sums.positions),
        bins: bins.map(({ count, told, won }) => ({
          count,
          told: told / Math.max(1, count),
          won: won / Math.max(1, count),
        })),
      };
    },
  };
}

const BINS = 10;
const LEAST = 1e-6;
