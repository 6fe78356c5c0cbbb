/** Who sits where: by seat, the number of the player in the order of the table. */
export type Seating = readonly number[];

/** The table turned until everybody has sat in every seat once. Together they make a block. */
export function seatingsOf(players: number): Seating[] {
  const turns = Array.from({ length: players }, (_, turn) => turn);
  return turns.map(turn => turns.map(seat => (seat - turn + players) % players));
}

/** As many whole blocks as it takes for so many games. */
export function blocksFor(games: number, players: number): number {
  return Math.ceil(games / players);
}

/** The seed of all games of a block: each block has its own deal, whoever plays it and when. */
export function dealOf(seed: number, block: number): number {
  return seed + block;
}

/** What was told by seat, told by player. */
export function byPlayer<T>(seating: Seating, bySeat: readonly T[]): T[] {
  return bySeat.map((_, player) => bySeat[seating.indexOf(player)]!);
}
