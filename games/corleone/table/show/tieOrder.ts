/** B2: the order in which equal bids are served, from the horse head on. */
export const inTieOrder = (players: number, horseHead: number): readonly number[] =>
  Array.from({ length: players }, (_, step) => (horseHead + step) % players);
