import type { Bid, Face } from '@omerta/liars-dice/seen';
import { joined, type Language, type PartOf, type People, type Seat, textOf } from '@omerta/words';
import { book } from './book.ts';

/** What every sentence speaks of, in one language. */
export interface Speech {
  readonly language: Language;
  player(seat: Seat): PartOf;
  players(seats: readonly Seat[]): PartOf[];
  /** "4 fives". */
  bid(bid: Bid): string;
  /** "1 2 2 5". */
  dice(dice: readonly Face[]): string;
  /** "Ala: 1 2 2 5; Bruno: 3 6", without players who have none. */
  cups(cups: readonly (readonly Face[])[]): string;
}

export const speechIn = (language: Language, people: People): Speech => {
  const player = (seat: Seat): PartOf => ({ kind: 'seat', seat, text: people[seat]!.name });
  const players = (seats: readonly Seat[]): PartOf[] => joined(seats.map(player), ', ');
  const dice = (faces: readonly Face[]): string => faces.join(' ');
  return {
    language,
    player,
    players,
    dice,
    bid: ({ count, face }) => book.formatText(language, `dice.${face}`, { count }),
    cups: cups =>
      [...cups.entries()]
        .filter(([, faces]) => faces.length > 0)
        .map(([seat, faces]) => `${textOf([player(seat)])}: ${dice(faces)}`)
        .join('; '),
  };
};
