import { type Seat, seatName } from '@omerta/kernel';
import { type Figure, figureName } from '../figures.ts';
import { isRecord } from '../pack/shape.ts';
import type { Pattern } from './scenario.ts';

/** An event or a prompt in words. */
export type Told = Readonly<Record<string, unknown>>;

/** An event or a prompt with seats as letters and figures by name, as scenarios write them. */
export const readable = (thing: { readonly kind: string }): Told =>
  Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, inWords(field, value)]));

const SEAT_FIELDS: readonly string[] = ['seat', 'from', 'first'];

const inWords = (field: string, value: unknown): unknown => {
  if (typeof value !== 'number') return value;
  if (SEAT_FIELDS.includes(field)) return seatName(value as Seat);
  return field === 'figure' ? figureName(value as Figure) : value;
};

export const fits = (pattern: Pattern, thing: Told): boolean =>
  typeof pattern === 'string' ? pattern === thing.kind : matches(pattern, thing);

/** null stands for what is hidden; of objects only the fields named count; lists of texts have no order. */
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

const isText = (value: unknown): value is string => typeof value === 'string';

/** The same cards, in whatever order. */
export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();
