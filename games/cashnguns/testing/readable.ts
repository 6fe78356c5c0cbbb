import { seatName } from '@omerta/kernel';
import type { SeenEvent } from '../rules/events.ts';
import { NOBODY } from '../rules/state.ts';

/** An event as a test writes it: seats are letters. */
export interface Told {
  readonly kind: string;
  readonly [field: string]: unknown;
}

const SEATS = new Set(['seat', 'victim', 'taker', 'target', 'from', 'godfather', 'other']);
const LISTS = new Set(['targets', 'order', 'ducked', 'standing']);

export const readable = (event: SeenEvent): Told => inLetters(event) as Told;

const inLetters = (event: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).map(([field, value]) => [field, readableValue(field, value)]));

const readableValue = (field: string, value: unknown): unknown => {
  if (SEATS.has(field)) return letter(value as number);
  if (LISTS.has(field)) return (value as number[]).map(letter).join('');
  if (field === 'shots') return (value as object[]).map(shot => inWords(inLetters(shot)));
  return value;
};

/** "A bang B" */
const inWords = ({ seat, target, bullet }: Record<string, unknown>): string => `${seat} ${bullet} ${target}`;

const letter = (seat: number): string => (seat === NOBODY ? '-' : seatName(seat));
