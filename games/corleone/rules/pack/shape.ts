import { complain, entryPlace, inside, isProperId, type Place, quote, wholePack } from './problem.ts';

/** Looks at a value that may be anything and reports what is wrong with its shape. */
export type Shape = (value: unknown, place: Place) => void;
export type Literal = string | number | boolean | null;

/** Upper bounds only keep a broken pack from filling the memory. */
const LONGEST_NAME = 100;
const LONGEST_TEXT = 2_000;
const MOST_TEXTS = 200;

const textUpTo =
  (most: number): Shape =>
  (value, place) => {
    if (typeof value !== 'string') complain(place, `must be a text, not ${quote(value)}`);
    else if (lettersIn(value) > most) complain(place, `must have at most ${most} letters, not ${lettersIn(value)}`);
  };

const filledUpTo =
  (most: number): Shape =>
  (value, place) => {
    if (typeof value !== 'string' || value === '')
      complain(place, `must be a text that is not empty, not ${quote(value)}`);
    else textUpTo(most)(value, place);
  };

export const text: Shape = textUpTo(LONGEST_TEXT);
export const filledText: Shape = filledUpTo(LONGEST_TEXT);
export const name: Shape = filledUpTo(LONGEST_NAME);
export const nameOrNull: Shape = (value, place) => (value === null ? undefined : textUpTo(LONGEST_NAME)(value, place));

export const id: Shape = (value, place) => {
  if (!isProperId(value))
    complain(place, `must be a letter followed by letters and digits, 50 in all at most, not ${quote(value)}`);
};

export const flag: Shape = (value, place) => {
  if (typeof value !== 'boolean') complain(place, `must be true or false, not ${quote(value)}`);
};

export const anyNumber: Shape = (value, place) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) complain(place, `must be a number, not ${quote(value)}`);
};

export const whole =
  (least: number, most: number): Shape =>
  (value, place) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      complain(place, `must be a whole number from ${least} to ${most}, not ${quote(value)}`);
  };

export const oneOf =
  (...allowed: readonly Literal[]): Shape =>
  (value, place) => {
    if (!allowed.some(literal => literal === value))
      complain(place, `must be ${allowed.map(String).join(' or ')}, not ${quote(value)}`);
  };

export const list =
  (item: Shape, least: number, most: number): Shape =>
  (value, place) => {
    if (!Array.isArray(value)) return complain(place, `must be a list, not ${quote(value)}`);
    checkLength(value, least, most, place);
    value.forEach((member, at) => {
      item(member, inside(place, at));
    });
  };

export const listWithoutRepeats =
  (item: Shape, least: number, most: number): Shape =>
  (value, place) => {
    list(item, least, most)(value, place);
    if (Array.isArray(value))
      value.forEach((member, at) => {
        if (value.indexOf(member) < at) complain(inside(place, at), `${quote(member)} is listed twice`);
      });
  };

/** A list of the pack whose members are entries of their own. */
export const entries =
  (entry: Shape, least: number, most: number): Shape =>
  (value, place) => {
    if (!Array.isArray(value)) return complain(place, `must be a list, not ${quote(value)}`);
    checkLength(value, least, most, place);
    value.forEach((member, at) => {
      entry(member, entryPlace(place.field, at, member, place.problems));
    });
  };

/** One entry that stands alone, such as the set-up. */
export const entryAlone =
  (entry: Shape): Shape =>
  (value, place) =>
    entry(value, { ...wholePack(place.problems), entry: place.field });

export const record =
  (fields: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, place) => {
    if (!isRecord(value)) return complain(place, `must be an object, not ${quote(value)}`);
    for (const [field, shape] of Object.entries(fields))
      if (Object.hasOwn(value, field)) shape(value[field], inside(place, field));
      else complain(inside(place, field), 'is missing');
    for (const field of Object.keys(value))
      if (Object.hasOwn(optional, field)) optional[field]?.(value[field], inside(place, field));
      else if (!Object.hasOwn(fields, field)) complain(inside(place, field), 'is not a known field');
  };

export const mapOfTexts: Shape = (value, place) => {
  if (!isRecord(value)) return complain(place, `must be an object of texts, not ${quote(value)}`);
  const members = Object.entries(value);
  checkLength(members, 0, MOST_TEXTS, place);
  for (const [key, member] of members)
    if (lettersIn(key) > LONGEST_NAME)
      complain(inside(place, quote(key)), `must have at most ${LONGEST_NAME} letters in its name`);
    else text(member, inside(place, key));
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counted as the schema does. */
const lettersIn = (value: string): number => [...value].length;

function checkLength(members: readonly unknown[], least: number, most: number, place: Place): void {
  if (members.length >= least && members.length <= most) return;
  const expected =
    least === most ? `exactly ${least}` : members.length < least ? `at least ${least}` : `at most ${most}`;
  complain(place, `must have ${expected}, not ${members.length}`);
}
