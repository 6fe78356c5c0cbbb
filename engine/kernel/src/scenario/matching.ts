/** An event or a prompt as scenarios write it: seats are letters. */
export type Told = Readonly<Record<string, unknown>>;

/** A kind, or an object with the fields that matter; null stands for a hidden field. */
export type Pattern = string | Readonly<Record<string, unknown>>;

export const fits = (pattern: Pattern, thing: Told): boolean =>
  typeof pattern === 'string' ? pattern === thing.kind : matches(pattern, thing);

/** null means hidden; of objects only the named fields are compared; lists of texts have no order. */
const matches = (wanted: unknown, found: unknown): boolean => {
  if (wanted === null) return found === undefined;
  if (Array.isArray(wanted)) return Array.isArray(found) && matchesList(wanted, found);
  if (!isRecord(wanted)) return wanted === found;
  return isRecord(found) && Object.entries(wanted).every(([field, value]) => matches(value, found[field]));
};

const matchesList = (wanted: readonly unknown[], found: readonly unknown[]): boolean => {
  if (wanted.length !== found.length) return false;
  if (wanted.every(isText) && found.every(isText)) return sameCards(wanted, found);
  return wanted.every((each, at) => matches(each, found[at]));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The same cards, in whatever order. */
export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();
