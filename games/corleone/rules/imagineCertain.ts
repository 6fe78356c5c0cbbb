// Public facts about hidden hands: who has money while offers are made (RN-19), that a trade can be finished (RN-07).
import { below, has, type Random, type Seat } from '@omerta/kernel';
import { type Card, isNote } from './cards.ts';
import type { Content } from './content.ts';
import type { Table } from './state.ts';
import { tradeOf } from './tasks/trade.ts';
import { canTakeFrom, refills } from './trading.ts';
import { countRemoved, type Unseen } from './unseen.ts';

const LISTS = ['notes', 'goods', 'allies', 'jobs'] as const;
type Room = Record<(typeof LISTS)[number], number>;

/** Deals these cards before any others, so that none of them is lost to a suitcase or a deck. */
export const dealCertain = (
  content: Content,
  table: Table,
  others: readonly Seat[],
  unseen: Unseen,
  random: Random,
  give: (seat: Seat, card: Card) => void,
): void => {
  const task = table.agenda.at(-1);
  if (task?.kind !== 'offers' && task?.kind !== 'trade') return;
  const room = roomInHands(content, table, others, unseen);
  const giveAny = (seat: Seat, wanted: (card: Card) => boolean, count: number): void => {
    for (let step = 0; step < count; step += 1) {
      const card = takeAny(unseen, room, wanted, random);
      if (card !== undefined) give(seat, card);
    }
  };
  if (task.kind === 'offers') {
    for (const seat of others) {
      if (has(task.asked, seat)) giveAny(seat, isNote, 1);
      else if (seat !== task.seat) giveAny(seat, card => !isNote(card), table.seats[seat]!.handSize);
    }
  } else if (others.includes(task.seat)) {
    const trade = tradeOf(content, task.icon);
    const rank = task.last === '' ? -1 : content.cardOrder.get(task.last)!;
    const isLater = (card: Card): boolean => content.cardOrder.get(card)! >= rank;
    const needsRefill = !canTakeFrom(table.piles, trade);
    if (needsRefill) giveAny(task.seat, card => isLater(card) && refills(trade, card), 1);
    giveAny(task.seat, isLater, task.left - (needsRefill ? 1 : 0));
  }
};

/** How many cards of each list are in the others' hands, by the public counts. */
const roomInHands = (content: Content, table: Table, others: readonly Seat[], unseen: Unseen): Room => {
  let size = 0;
  let inSuitcases = 0;
  for (const seat of others) {
    size += table.seats[seat]!.handSize;
    inSuitcases += table.seats[seat]!.suitcaseSize;
  }
  const notes = Math.max(0, unseen.notes.length - inSuitcases);
  const allies = Math.max(0, unseen.allies.length - countRemoved(content, table.players, table.act));
  const goods = unseen.goods.length;
  return { notes, goods, allies, jobs: Math.max(0, size - notes - goods - allies) };
};

/** A fitting card from a list that has room, each list as likely as it has room. */
const takeAny = (unseen: Unseen, room: Room, wanted: (card: Card) => boolean, random: Random): Card | undefined => {
  const lists = LISTS.filter(list => room[list] > 0 && (unseen[list] as Card[]).some(wanted));
  let at =
    lists.length === 0
      ? 0
      : below(
          random,
          lists.reduce((sum, list) => sum + room[list], 0),
        );
  for (const list of lists) {
    at -= room[list];
    if (at >= 0) continue;
    room[list] -= 1;
    const cards: Card[] = unseen[list];
    return cards.splice(cards.findIndex(wanted), 1)[0];
  }
  return undefined;
};
