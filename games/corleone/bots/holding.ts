// What a player holds: the suitcase, the hand against its limit, figures and allies still to be played.
import {
  countReserve,
  handLimit,
  isLastAct,
  NOTES,
  type Purse,
  type State,
  WORTH,
  worthOf,
} from '@omerta/corleone/rules';
import type { Seat } from '@omerta/kernel';
import type { Prices } from './prices.ts';
import { addGoodsAndJobs, type Held } from './promises.ts';
import { PROSPECTS, type Prospect } from './weights.ts';

const at = Object.fromEntries(PROSPECTS.map((prospect, index) => [prospect, index])) as Record<Prospect, number>; // all

/** Adds the player's holdings to a row of prospects. */
export function addHolding(prices: Prices, { table, own }: State, seat: Seat, row: number[]): void {
  const { content } = prices;
  const player = table.seats[seat]!;
  const { hand, suitcase, discards } = own[seat]!;
  const isLast = isLastAct(content, table.act);
  const isWorking = table.phase === 'family' || table.phase === 'open'; // figures are of use until the business is done
  const figures = isWorking ? countReserve(player) : 0;
  const actsLeft = content.pack.acts.length - table.act;
  const cards: Held[] = [];
  addNotes(hand, isLast, figures, cards);
  addGoodsAndJobs(prices, table, hand, { figures, isLast }, cards);
  for (const _ally of hand.allies) cards.push({ prospect: 'allies', worth: AN_ALLY });
  for (const _ally of player.played) cards.push({ prospect: 'alliesLater', worth: 1 });
  cards.sort((one, other) => other.worth - one.worth);
  const limit = handLimit(content, table) + discards.length;
  for (const [place, { prospect, worth }] of cards.entries()) {
    if (place >= limit) row[at[figures > 0 ? 'excess' : 'excessIdle']]! += worth;
    else if (prospect === 'allies') {
      row[at.allies]! += figures > 0 ? 1 : 0;
      row[at.alliesLater]! += actsLeft;
    } else row[at[prospect]]! += prospect === 'alliesLater' ? actsLeft : worth;
  }
  row[at.suitcase]! += worthOf(suitcase);
  if (!isWorking) return;
  row[at.thugs]! += player.thugs;
  row[at.members]! += player.members.length;
}

const AN_ALLY = 3.5; // against the hand limit

/** I6, X1: a note counts once it is in the suitcase; the best two of the last hand get there by themselves. */
function addNotes(hand: Readonly<Purse>, isLast: boolean, figures: number, cards: Held[]): void {
  let place = 0;
  for (let kind = NOTES.length - 1; kind >= 0; kind -= 1) {
    const note = NOTES[kind]!;
    for (let left = hand[note]; left > 0; left -= 1) {
      const part = isLast ? (place < 2 ? 1 : figures > 0 ? 0.4 : 0) : Math.max(0.3, 0.78 - place * 0.07);
      cards.push({ prospect: 'notes', worth: WORTH[note] * part });
      place += 1;
    }
  }
}
