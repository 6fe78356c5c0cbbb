// How single values stand in a position: what they must look like, and both ways.
import { listSeats, type Seat, type Seats, seatName, seatNamed, withSeat } from '@omerta/kernel';
import { emptyPurse, isNote, listNotes, type Note, type Purse } from '../cards.ts';
import type { Content } from '../content.ts';
import { complain, inside, quote } from '../pack/problem.ts';
import * as shapes from '../pack/shape.ts';
import { isRecord, record, type Shape } from '../pack/shape.ts';

/** What names mean depends on the pack and on who plays. */
export interface Setting {
  readonly content: Content;
  readonly players: number;
}

export interface Form<T> {
  shape(setting: Setting): Shape;
  write(value: T, setting: Setting): unknown;
  /** Takes only what `shape` has passed, so its casts are safe. */
  read(written: unknown, setting: Setting): T;
}

export const MOST_CARDS = 1000; // only keeps a broken position from filling the memory

/** A list that may come from anywhere: a hole, which no JSON has, counts as a member. */
export const list = (item: Shape, least: number, most: number): Shape => withoutHoles(shapes.list(item, least, most));

const withoutHoles =
  (shape: Shape): Shape =>
  (value, place) =>
    shape(Array.isArray(value) ? Array.from(value) : value, place);

/** A value that stands in the position as it is. */
export const asItIs = <T>(shape: Shape): Form<T> => ({
  shape: () => shape,
  write: value => value,
  read: written => written as T,
});

/** A name that the pack must know. */
export const nameOf = (what: string, isKnown: (name: string, content: Content) => boolean): Form<string> => ({
  shape: ({ content }) => known(what, name => isKnown(name, content)),
  write: value => value,
  read: written => written as string,
});

/** A name, or '' for none. */
export const nameOrNone = (form: Form<string>): Form<string> => ({
  ...form,
  shape: setting => (value, place) => (value === '' ? undefined : form.shape(setting)(value, place)),
});

export const listOf = <T>(form: Form<T>): Form<T[]> => ({
  shape: setting => list(form.shape(setting), 0, MOST_CARDS),
  write: (values, setting) => values.map(value => form.write(value, setting)),
  read: (written, setting) => (written as unknown[]).map(value => form.read(value, setting)),
});

export const seat: Form<Seat> = {
  shape: ({ players }) => known('seat at this table', name => (seatNamed(name) ?? players) < players),
  write: seatName,
  read: written => seatNamed(written as string)!,
};

export const seats: Form<Seats> = {
  shape: setting => withoutHoles(shapes.listWithoutRepeats(seat.shape(setting), 0, setting.players)),
  write: value => listSeats(value).map(seatName),
  read: written => (written as string[]).reduce((set, name) => withSeat(set, seatNamed(name)!), 0),
};

export const seatList: Form<Seat[]> = { ...listOf(seat), shape: seats.shape };

/** Index of a turf; one past the last is written ''. */
export const turf: Form<number> = {
  shape: ({ content }) => known('turf', name => content.turfIndex.has(name)),
  write: (value, { content }) => content.turfs[value]?.id ?? '',
  read: (written, { content }) => content.turfIndex.get(written as string) ?? content.turfs.length,
};

export const turfOrEnd: Form<number> = {
  ...turf,
  shape: setting => (value, place) => (value === '' ? undefined : turf.shape(setting)(value, place)),
};

export const note: Form<Note> = asItIs(known('money card', isNote));

export const purse: Form<Purse> = {
  shape: setting => list(note.shape(setting), 0, MOST_CARDS),
  write: listNotes,
  read(written) {
    const notes = emptyPurse();
    for (const each of written as Note[]) notes[each] += 1;
    return notes;
  },
};

/** One for each seat, under its letter. */
export const bySeat = <T>(form: Form<T>): Form<T[]> => ({
  shape: setting => record(Object.fromEntries(letters(setting).map(letter => [letter, form.shape(setting)]))),
  write: (values, setting) => Object.fromEntries(values.map((value, at) => [seatName(at), form.write(value, setting)])),
  read: (written, setting) =>
    letters(setting).map(letter => form.read((written as Record<string, unknown>)[letter], setting)),
});

export const letters = ({ players }: Setting): string[] => Array.from({ length: players }, (_, at) => seatName(at));

/** An object whose fields are names. */
export const mapOf =
  (key: Shape, value: Shape): Shape =>
  (map, place) => {
    if (!isRecord(map)) return complain(place, `must be an object, not ${quote(map)}`);
    for (const [name, each] of Object.entries(map)) {
      key(name, inside(place, name));
      value(each, inside(place, name));
    }
  };

export function known(what: string, isKnown: (name: string) => boolean): Shape {
  return (value, place) => {
    if (typeof value !== 'string' || !isKnown(value)) complain(place, `there is no ${what} ${quote(value)}`);
  };
}
