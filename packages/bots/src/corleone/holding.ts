// What a player holds: the suitcase, the hand against its limit, figures and allies still to be played.
import { actOf, type Content, isLastAct, listNotes, type State, WORTH, worthOf } from '@omerta/corleone';
import type { Seat } from '@omerta/kernel';
import { worthOfGoodsAndJobs } from './prospects.ts';
import { sum } from './worth.ts';

export function worthOfHolding(content: Content, { table, own }: State, seat: Seat): number {
  const player = table.seats[seat]!;
  const { hand, suitcase, discards } = own[seat]!;
  const isLast = isLastAct(content, table.act);
  const figures = isWorking(table) ? player.thugs + player.members.length : 0;
  const actsLeft = content.pack.acts.length - table.act;
  const cards = [
    ...worthsOfNotes(hand, isLast, figures),
    ...worthOfGoodsAndJobs(content, table, hand, { figures, isLast, actsLeft }),
    ...hand.allies.map(() => (figures > 0 ? AN_ALLY : 0) + actsLeft * AN_ALLY_LATER),
    ...player.played.map(() => actsLeft * AN_ALLY_LATER),
  ].sort((one, other) => other - one);
  const limit = actOf(content, table.act).handLimit + discards.length;
  const kept = sum(cards.slice(0, limit));
  const tooMany = sum(cards.slice(limit)) * (figures > 0 ? 0.55 : 0.1);
  const toPlay = isWorking(table) ? player.thugs * A_THUG + player.members.length * A_MEMBER : 0;
  return worthOf(suitcase) + kept + tooMany + toPlay;
}

const A_THUG = 2.8;
const A_MEMBER = 4;
const AN_ALLY = 2.2;
const AN_ALLY_LATER = 1.6;

/** Figures are of use until the act's business is done. */
function isWorking({ phase }: State['table']): boolean {
  return phase === 'family' || phase === 'open';
}

/** I6, X1: a note counts once it is in the suitcase; the best two of the last hand get there by themselves. */
function worthsOfNotes(hand: Parameters<typeof listNotes>[0], isLast: boolean, figures: number): number[] {
  return listNotes(hand)
    .reverse()
    .map((note, at) => WORTH[note] * (isLast ? (at < 2 ? 1 : figures > 0 ? 0.4 : 0) : Math.max(0.3, 0.78 - at * 0.07)));
}
