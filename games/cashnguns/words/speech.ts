import type { Bullet, Share, Talent } from '@omerta/cashnguns/seen';
import { countedText, joined, type Language, type Seat, words } from '@omerta/words';
import { formatParts } from './book.ts';
import { amountText } from './money.ts';
import { nameOf } from './names.ts';
import type { Part } from './parts.ts';
import type { Setting } from './setting.ts';

/** Everything a sentence can speak of, in one language. Players and things come in their plain form, never inflected. */
export interface Speech {
  readonly language: Language;
  player(seat: Seat): Part;
  /** "Ala, Bruno and Carla". */
  players(seats: readonly Seat[]): Part[];
  /** "Ala, Bruno, Carla", where the order matters. */
  inOrder(seats: readonly Seat[]): Part[];
  bullet(bullet: Bullet): Part;
  share(share: Share): Part;
  /** Those of one turn: "Clip + First Aid Kit". */
  shares(shares: readonly Share[]): Part[];
  /** Equal ones counted: "$5,000 bill × 2, Painting". */
  counted(shares: readonly Share[]): Part;
  talent(talent: Talent): Part;
  amount(thousands: number): string;
}

export const speechIn = (language: Language, { people }: Setting): Speech => {
  const player = (seat: Seat): Part => ({ kind: 'seat', seat, text: people[seat]!.name });
  const share = (each: Share): Part => ({ kind: 'share', share: each, text: nameOf(language, 'share', each) });
  return {
    language,
    player,
    players(seats) {
      const names = seats.map(player);
      const name = names.pop();
      if (name === undefined || names.length === 0) return name === undefined ? [] : [name];
      return formatParts(language, 'list.and', { names: joined(names, ', '), name });
    },
    inOrder: seats => joined(seats.map(player), ', '),
    bullet: bullet => ({ kind: 'bullet', bullet, text: nameOf(language, 'bullet', bullet) }),
    share,
    shares: shares => joined(shares.map(share), ' + '),
    counted: shares =>
      words(
        countedText(
          language,
          shares.map(each => nameOf(language, 'share', each)),
        ),
      ),
    talent: talent => ({ kind: 'talent', talent, text: nameOf(language, 'talent', talent) }),
    amount: thousands => amountText(language, thousands),
  };
};
