import type { Times } from './times.ts';

/** One deal, played once for each rotation of the table. Everything in the order of the table, not of the seats. */
export interface Block {
  readonly block: number;
  readonly games: readonly BlockGame[];
  readonly times: readonly Times[];
}

export interface BlockGame {
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/** A shared victory is split; a game without a winner counts for no player. */
export function sharesOf(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

/** Reads a block of this many players from JSON. */
export function readBlock(json: unknown, players: number): Block | undefined {
  if (!isObject(json)) return undefined;
  const { block, games, times } = json;
  if (!Number.isSafeInteger(block) || !isListOf(games, players, isGameOf(players))) return undefined;
  return isListOf(times, players, isTimes) ? (json as unknown as Block) : undefined; // every field was checked
}

const isGameOf = (players: number) => (game: unknown) =>
  isObject(game) && isListOf(game.places, players, Number.isInteger) && isListOf(game.scores, players, Number.isFinite);

const isTimes = (times: unknown): boolean => isObject(times) && Object.values(times).every(Number.isSafeInteger);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isListOf = (value: unknown, length: number, isFine: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(item => isFine(item));
