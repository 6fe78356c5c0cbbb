import { below, type Random } from '@omerta/kernel';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
export const DICE_EACH = 5;

export interface Bid {
  readonly count: number;
  readonly face: Face;
}

/** In ascending order, so that equal rolls look the same. */
export const rollDice = (random: Random, count: number): Face[] =>
  Array.from({ length: count }, () => FACES[below(random, FACES.length)]!).sort();

/** L6, L10: how many dice count for a bid on this face. */
export const countFace = (cups: readonly (readonly Face[])[], face: Face, wildOnes: boolean): number =>
  cups.flat().filter(die => die === face || (wildOnes && die === 1)).length;

/** L4. */
export const isHigher = (bid: Bid, than: Bid): boolean =>
  bid.count > than.count || (bid.count === than.count && bid.face > than.face);
