import type { SeatAt } from '@omerta/table/lobby/lobbyParts.ts';
import { FAMILY_IDS, type FamilyId } from '../draw/families.ts';

/** The family of each seat, as the rules deal them. */
export function familiesIn(options: object): readonly FamilyId[] {
  const { families } = options as { readonly families?: readonly string[] };
  return families === undefined
    ? FAMILY_IDS
    : families.map(id => FAMILY_IDS.find(family => family === id) ?? FAMILY_IDS[0]);
}

export const familyAt = ({ options, seat }: SeatAt): FamilyId | undefined => familiesIn(options)[seat];

/** The host sits in the first seat, so the family wished for goes there; the others follow in their usual order. */
export function familiesFirst(wish: string, players: number): { readonly families?: readonly string[] } {
  const family = FAMILY_IDS.find(each => each === wish);
  if (family === undefined) return {};
  return { families: [family, ...FAMILY_IDS.filter(each => each !== family)].slice(0, players) };
}

/** The same options for more or fewer seats. Families that were chosen stay; new seats get one that is left. */
export function withSeats(options: object, players: number): object {
  const { families } = options as { readonly families?: readonly string[] };
  if (families === undefined) return { ...options, players };
  const left = FAMILY_IDS.filter(family => !families.includes(family));
  return { ...options, players, families: [...families, ...left].slice(0, players) };
}

/** The families by seat when one seat takes another family: the player who had it gets the old one. */
export function familiesWith<F extends string>(worn: readonly F[], seat: number, family: F): readonly F[] {
  const before = worn[seat];
  return worn.map((each, at) => (at === seat ? family : each === family && before !== undefined ? before : each));
}
