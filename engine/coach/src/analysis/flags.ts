/** By how much of a victory a choice gave away. */
export type Flag = 'inaccuracy' | 'mistake' | 'blunder';

/** For four players; for other numbers the limits scale with par. */
const LIMITS: readonly (readonly [Flag, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.08],
  ['inaccuracy', 0.04],
];

export const leastFlagged = (players: number): number => scaled(0.04, players);

/** A loss that may be chance is not flagged: it must be at least three standard errors. */
export function flagFor(loss: number, error: number, players: number): Flag | undefined {
  if (loss < 3 * error) return undefined;
  return LIMITS.find(([, limit]) => loss >= scaled(limit, players))?.[0];
}

/** Whether more worlds would hardly change what is flagged. */
export function isClear(loss: number, error: number, players: number): boolean {
  const passed = (value: number) => LIMITS.filter(([, limit]) => value >= scaled(limit, players)).length;
  return passed(loss - SURE * error) === passed(loss + SURE * error);
}

const SURE = 2.5; // standard errors

const scaled = (limit: number, players: number): number => (limit * 4) / players;

/** From 0 to 100, as lichess counts it, on the scale of four players. */
export function accuracyOf(loss: number, players: number): number {
  const percent = (loss * 100 * players) / 4;
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * percent) - 2.1669));
}

/** Of a whole game: the mean of a mean weighted by volatility and a harmonic mean. */
export function gameAccuracy(accuracies: readonly number[], liveliness: readonly number[]): number | undefined {
  if (accuracies.length === 0) return undefined;
  const total = liveliness.reduce((sum, weight) => sum + weight, 0);
  const weighted = accuracies.reduce((sum, accuracy, at) => sum + accuracy * liveliness[at]!, 0) / total;
  const harmonic = accuracies.length / accuracies.reduce((sum, accuracy) => sum + 1 / Math.max(1, accuracy), 0);
  return (weighted + harmonic) / 2;
}

/** How much a curve moves around a step, from half a percent to twelve. */
export function livelinessAt(curve: readonly number[], step: number): number {
  const window = curve.slice(Math.max(0, step - HALF_WINDOW), step + HALF_WINDOW + 1);
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
  const spread = Math.sqrt(window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / window.length);
  return Math.min(0.12, Math.max(0.005, spread));
}

const HALF_WINDOW = 5;
