// How single values of tasks are written in a position and read back: seats are letters, sets of seats and purses are lists.
import { listSeats, NO_SEATS, type Seat, type Seats, seatName, seatNamed, withSeat } from '@omerta/kernel';
import { list, listWithoutRepeats, named } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { emptyPurse, listNotes, NOTES, type Note, type Purse } from '../cards.ts';
import type { Names } from './names.ts';

export const note = named('money card', NOTES);
export const notes = list(note);

export const countNotes = (written: readonly Note[]): Purse => {
  const purse = emptyPurse();
  for (const each of written) purse[each] += 1;
  return purse;
};

const purse = z.codec(notes, z.custom<Purse>(), { decode: countNotes, encode: listNotes });

export const seatIn = ({ seat }: Names) =>
  z.codec(seat, z.custom<Seat>(), { decode: letter => seatNamed(letter)!, encode: seatName });

export const seatsIn = ({ seat }: Names) =>
  z.codec(listWithoutRepeats(seat), z.custom<Seats>(), {
    decode: letters => letters.reduce((seats, letter) => withSeat(seats, seatNamed(letter)!), NO_SEATS),
    encode: seats => listSeats(seats).map(seatName),
  });

/** Some seats in an order that matters. */
export const seatOrder = ({ seat }: Names) =>
  z.codec(listWithoutRepeats(seat), z.custom<Seat[]>(), {
    decode: letters => letters.map(letter => seatNamed(letter)!),
    encode: seats => seats.map(seatName),
  });

/** The index of a turf. */
export const turfIn = ({ turf, turfs }: Names) =>
  z.codec(turf, z.custom<number>(), { decode: id => turfs.indexOf(id), encode: at => turfs[at]! });

/** Likewise; one past the last is written ''. */
export const turfOrEnd = ({ turf, turfs }: Names) =>
  z.codec(orNone(turf), z.custom<number>(), {
    decode: id => (id === '' ? turfs.length : turfs.indexOf(id)),
    encode: at => turfs[at] ?? '',
  });

/** A name, or '' for none. */
export const orNone = <Name extends z.ZodMiniType<string>>(name: Name) => z.union([name, z.literal('')]);

/** One purse for each seat, under its letter. */
export const pursesIn = ({ letters, leastSeats }: Names) => {
  const purses: Record<string, typeof purse | z.ZodMiniExactOptional<typeof purse>> = {};
  for (const [at, letter] of letters.entries()) purses[letter] = at < leastSeats ? purse : z.exactOptional(purse);
  return z.codec(z.strictObject(purses), z.custom<Purse[]>(), {
    decode: byLetter => letters.map(letter => byLetter[letter]!),
    encode: all => Object.fromEntries(all.map((each, seat) => [seatName(seat), each])),
  });
};
