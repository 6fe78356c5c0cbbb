// How single values are written in a position and read back: seats are letters, sets of seats and loot are lists.
import { listSeats, NO_SEATS, type Seat, type Seats, seatName, seatNamed, withSeat } from '@omerta/kernel';
import { list, listWithoutRepeats, named, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { BULLETS } from '../bullets.ts';
import { isKept, LOOT, type Loot, type LootKind, listLoot, noLoot, SHARES } from '../loot.ts';
import { NO_SEAT } from '../state.ts';
import { TALENTS } from '../talents.ts';

export const bullet = z.enum(BULLETS);
export const bullets = z.strictObject({ click: whole(0, 99), bang: whole(0, 99) });
export const talent = named('talent', TALENTS);
export const share = named('share', SHARES);

const lootCard = named('loot card', LOOT);
const keptCard = named('loot card to keep', LOOT.filter(isKept));

export const seatIn = (letters: readonly string[]) =>
  z.codec(named('seat at this table', letters), z.custom<Seat>(), {
    decode: letter => seatNamed(letter)!,
    encode: seatName,
  });

export const seatOrNone = (letters: readonly string[]) =>
  z.codec(named('seat at this table', ['', ...letters]), z.custom<Seat>(), {
    decode: letter => seatNamed(letter) ?? NO_SEAT,
    encode: seat => (seat === NO_SEAT ? '' : seatName(seat)),
  });

export const seatsIn = (letters: readonly string[]) =>
  z.codec(listWithoutRepeats(named('seat at this table', letters)), z.custom<Seats>(), {
    decode: names => names.reduce((seats, letter) => withSeat(seats, seatNamed(letter)!), NO_SEATS),
    encode: seats => listSeats(seats).map(seatName),
  });

/** Some seats in an order that matters. */
export const seatOrder = (letters: readonly string[]) =>
  z.codec(listWithoutRepeats(named('seat at this table', letters)), z.custom<Seat[]>(), {
    decode: names => names.map(letter => seatNamed(letter)!),
    encode: seats => seats.map(seatName),
  });

const countCards = (cards: readonly LootKind[]): Loot => {
  const loot = noLoot();
  for (const kind of cards) loot[kind] += 1;
  return loot;
};

/** In any order: equal cards are alike. */
export const loot = z.codec(list(lootCard), z.custom<Loot>(), { decode: countCards, encode: listLoot });
export const keptLoot = z.codec(list(keptCard), z.custom<Loot>(), {
  decode: countCards,
  encode: cards => listLoot(cards).filter(isKept),
});

/** The next card first; the state has it last. */
export const piles = z.codec(list(lootCard), z.custom<LootKind[]>(), {
  decode: cards => cards.toReversed(),
  encode: cards => cards.toReversed(),
});
