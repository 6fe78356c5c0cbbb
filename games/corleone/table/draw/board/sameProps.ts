/** For `memo`: frames bring new lists with the same contents, so lists are compared by what is in them. */
export function sameProps<Props extends object>(one: Props, other: Props): boolean {
  const keys = Object.keys(one) as (keyof Props)[];
  return keys.length === Object.keys(other).length && keys.every(key => isSame(one[key], other[key]));
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, at) => Object.is(item, other[at])));
