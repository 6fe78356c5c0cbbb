/** The families by seat when one seat takes another family: whoever had it gets the old one. */
export function familiesWith<F extends string>(worn: readonly F[], seat: number, family: F): readonly F[] {
  const before = worn[seat];
  return worn.map((each, at) => (at === seat ? family : each === family && before !== undefined ? before : each));
}
