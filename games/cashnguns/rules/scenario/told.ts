import { seatName } from '@omerta/kernel';
import type { Told as KernelTold } from '@omerta/kernel/scenario';
import { NO_SEAT } from '../state.ts';

/** An event or a prompt as scenarios and tests write it: seats are letters. */
export type Told = KernelTold & { readonly kind: string };

const SEATS = new Set(['seat', 'victim', 'taker', 'target', 'from', 'godfather', 'other']);
const LISTS = new Set(['targets', 'order', 'ducked', 'standing']);

export const told = (thing: { readonly kind: string }): Told => ({ ...inLetters(thing), kind: thing.kind });

const inLetters = (thing: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(thing).map(([field, value]) => [field, inWords(field, value)]));

const inWords = (field: string, value: unknown): unknown => {
  if (SEATS.has(field) && typeof value === 'number') return letter(value);
  if (LISTS.has(field) && Array.isArray(value)) return value.map(letter).join('');
  if (field === 'shots' && Array.isArray(value)) return value.map(shot => shotInWords(inLetters(shot)));
  return value;
};

/** "A bang B" */
const shotInWords = ({ seat, target, bullet }: Record<string, unknown>): string => `${seat} ${bullet} ${target}`;

const letter = (seat: number): string => (seat === NO_SEAT ? '-' : seatName(seat));
