import { FAMILY_IDS, type FamilyId } from '../draw/families.ts';

/** The family of each seat, as the rules deal them. */
export function familiesIn(options: object): readonly FamilyId[] {
  const { families } = options as { readonly families?: readonly string[] };
  return families === undefined
    ? FAMILY_IDS
    : families.map(id => FAMILY_IDS.find(family => family === id) ?? FAMILY_IDS[0]);
}

/** The families by seat when one seat takes another family: the player who had it gets the old one. */
export function familiesWith<F extends string>(worn: readonly F[], seat: number, family: F): readonly F[] {
  const before = worn[seat];
  return worn.map((each, at) => (at === seat ? family : each === family && before !== undefined ? before : each));
}
