import { type Seat, seatName } from '@omerta/kernel';
import type { Told } from '@omerta/kernel/scenario';
import { type Figure, figureName } from '../figures.ts';

/** An event or a prompt with seats as letters and figures by name, as scenarios write them. */
export const readable = (thing: { readonly kind: string }): Told =>
  Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, inWords(field, value)]));

const SEAT_FIELDS: readonly string[] = ['seat', 'from', 'first'];

const inWords = (field: string, value: unknown): unknown => {
  if (typeof value !== 'number') return value;
  if (SEAT_FIELDS.includes(field)) return seatName(value as Seat);
  return field === 'figure' ? figureName(value as Figure) : value;
};
