/** Who sits where: by seat, the number of the player in the order of the table. */
export type Seating = readonly number[];

/** All rotations of the table: each player sits in each seat once. Together they make a block. */
export function seatingsOf(players: number): Seating[] {
  const turns = Array.from({ length: players }, (_, turn) => turn);
  return turns.map(turn => turns.map(seat => (seat - turn + players) % players));
}

/** How many whole blocks make at least this many games. */
export function blocksFor(games: number, players: number): number {
  return Math.ceil(games / players);
}

/** The seed of all games of a block. It depends on nothing else. */
export function dealOf(seed: number, block: number): number {
  return seed + block;
}

/** Values by seat as values by player. */
export function byPlayer<T>(seating: Seating, bySeat: readonly T[]): T[] {
  return bySeat.map((_, player) => bySeat[seating.indexOf(player)]!);
}
