import { below, has, next32, type Random, randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { CARDS, type Card, COPIES, cloneOwn, cloneTable, type Own, type State, type View } from './state.ts';
import { giftsOwed } from './tasks/gifts.ts';

/** Deals the cards the viewer has not seen at random, and lets sealed answers be anything legal. */
export function imagine(view: View, random: Random): State {
  const table = cloneTable(view.table);
  const unseen = unseenCards(view);
  shuffle(random, unseen);
  const own = table.handSizes.map((_size, seat) =>
    seat === view.viewer && view.own !== undefined ? cloneOwn(view.own) : imagineOwn(view, seat, unseen, random),
  );
  if (view.own?.peeked !== undefined) unseen.push(view.own.peeked);
  return { table, own, secret: { deck: unseen, random: randomFrom(next32(random)) } };
}

/** Everything but the discards, the viewer's cards and the card it peeked at. */
function unseenCards({ table, own }: View): Card[] {
  const seen: Card[] = [...table.discards];
  if (own !== undefined) seen.push(...own.hand, ...own.gifts);
  if (own?.peeked !== undefined) seen.push(own.peeked);
  return CARDS.flatMap(card => new Array<Card>(COPIES - seen.filter(other => other === card).length).fill(card));
}

function imagineOwn({ table }: View, seat: Seat, unseen: Card[], random: Random): Own {
  const hand = unseen.splice(unseen.length - table.handSizes[seat]!);
  const task = table.agenda.at(-1);
  const hasGiven = task?.kind === 'gifts' && !has(task.waiting, seat);
  const hasBid = task?.kind === 'sealedBids' && !has(task.waiting, seat);
  return {
    hand,
    gifts: hasGiven ? hand.splice(0, giftsOwed(hand.length)) : [],
    bid: hasBid ? below(random, table.coins[seat]! + 1) : undefined,
    peeked: undefined,
  };
}
