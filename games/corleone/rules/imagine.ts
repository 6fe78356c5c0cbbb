import { below, has, next32, type Random, randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { countOnBoard, countPlaces, figureOn, nameOfPlace } from './board/places.ts';
import {
  type Card,
  countHand,
  countNotes,
  emptyHand,
  emptyPurse,
  isGood,
  isNote,
  listNotes,
  NOTES,
  type Note,
} from './cards.ts';
import { cloneOwn, cloneTable } from './clone.ts';
import type { Content } from './content.ts';
import { cardsInOrder, insertInOrder } from './discards.ts';
import { belongsTo } from './figures.ts';
import { excessOf } from './handLimit.ts';
import { dealCertain } from './imagineCertain.ts';
import { emptyOwn, type Own, type State, type Table, type View } from './state.ts';
import { countRemoved, type Unseen, unseenBy } from './unseen.ts';

/** A random full state that this viewer cannot tell from the real one. */
export const imagine = (content: Content, view: View, random: Random): State => {
  const table = cloneTable(view.table);
  const unseen = unseenBy(content, view);
  for (const pile of Object.values(unseen)) shuffle(random, pile);
  const own = table.seats.map((_player, seat) =>
    seat === view.viewer && view.own !== undefined ? cloneOwn(view.own) : emptyOwn(emptyHand(), emptyPurse()),
  );
  const others = [...table.seats.keys()].filter(seat => seat !== view.viewer);
  dealCertain(content, table, others, unseen, random, (seat, card) => addCard(content, own[seat]!, card));
  dealSuitcases(table, own, others, unseen.notes);
  const { jobs } = unseen;
  const jobDeck = jobs.splice(0, table.jobDeck);
  dealOffer(table, own, others, jobs);
  const alliesRemoved = unseen.allies.splice(0, countRemoved(content, table.players, table.act));
  dealHands(content, table, own, others, unseen, random);
  for (const seat of others) answerSecretly(content, table, own[seat]!, seat, random);
  return {
    table,
    own,
    secret: {
      random: randomFrom(next32(random)),
      jobDeck,
      blueTiles: unseen.blueTiles.slice(0, table.blueTiles),
      redTiles: unseen.redTiles.slice(0, table.redTiles),
      alliesRemoved,
    },
  };
};

/** B1, RN-26: revealed bids that are not paid yet are in the suitcase; the rest is any money. */
const dealSuitcases = (table: Table, own: Own[], others: readonly Seat[], notes: Note[]): void => {
  const task = table.agenda.at(-1);
  for (const seat of others) {
    if (task?.kind !== 'hire' || has(task.paid, seat)) continue;
    for (const note of listNotes(task.bids[seat]!)) {
      const at = notes.indexOf(note);
      if (at >= 0) own[seat]!.suitcase[notes.splice(at, 1)[0]!] += 1;
    }
  }
  for (const seat of others) {
    const { suitcase } = own[seat]!;
    for (let left = table.seats[seat]!.suitcaseSize - countNotes(suitcase); left > 0; left -= 1)
      suitcase[notes.pop()!] += 1;
  }
};

/** All remaining unseen notes, goods and allies are in hands; jobs fill the rest. */
const dealHands = (
  content: Content,
  table: Table,
  own: Own[],
  others: readonly Seat[],
  unseen: Unseen,
  random: Random,
): void => {
  const left = others.map(seat => table.seats[seat]!.handSize - countHand(own[seat]!.hand));
  const size = left.reduce((sum, count) => sum + count, 0);
  const cards: Card[] = [...unseen.notes, ...unseen.goods, ...unseen.allies];
  if (cards.length > size) shuffle(random, cards); // a position with cards aside
  cards.length = Math.min(cards.length, size);
  cards.push(...unseen.jobs.slice(0, size - cards.length));
  shuffle(random, cards);
  for (const [at, seat] of others.entries()) {
    for (let count = left[at]!; count > 0; count -= 1) addCard(content, own[seat]!, cards.pop()!);
  }
};

const addCard = (content: Content, { hand }: Own, card: Card): void => {
  if (isNote(card) || isGood(card)) hand[card] += 1;
  else if (content.jobs.has(card)) insertInOrder(content, hand.jobs, card);
  else insertInOrder(content, hand.allies, card);
};

/** I7: another seat is picking a job. */
const dealOffer = (table: Table, own: Own[], others: readonly Seat[], jobs: string[]): void => {
  const task = table.agenda.at(-1);
  if (task?.kind === 'jobPick' && others.includes(task.seat)) own[task.seat]!.offer = jobs.splice(0, task.count);
};

/** Secret answers that are not yet revealed. */
const answerSecretly = (content: Content, table: Table, own: Own, seat: Seat, random: Random): void => {
  const task = table.agenda.at(-1);
  if (task?.kind === 'bribery' && !has(task.waiting, seat) && table.seats[seat]!.suitcaseSize > 0) {
    own.bid = emptyPurse();
    for (const note of NOTES) own.bid[note] = below(random, own.suitcase[note] + 1);
  } else if (task?.kind === 'offers' && has(task.asked, seat) && !has(task.waiting, seat)) {
    const notes = listNotes(own.hand);
    own.offered = notes[below(random, notes.length)];
  } else if (task?.kind === 'settle' && has(task.asked, seat) && !has(task.waiting, seat)) {
    own.pick = figurePlaces(content, table, seat)[below(random, countOnBoard(table, seat))];
  } else if (task?.kind === 'tribute' && !has(task.waiting, seat) && excessOf(content, table, seat) > 0) {
    const cards = cardsInOrder(own.hand);
    shuffle(random, cards);
    for (const card of cards.slice(0, excessOf(content, table, seat))) insertInOrder(content, own.discards, card);
  }
};

const figurePlaces = (content: Content, table: Table, seat: Seat): string[] => {
  const places: string[] = [];
  for (let place = 0; place < countPlaces(table); place += 1) {
    if (belongsTo(figureOn(table, place), seat)) places.push(nameOfPlace(content, table, place));
  }
  return places;
};
