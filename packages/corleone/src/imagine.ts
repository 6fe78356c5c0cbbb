import { below, has, next32, type Random, randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { countOnBoard, countPlaces, figureOn, nameOfPlace } from './board/places.ts';
import { type Card, emptyHand, emptyPurse, isGood, isNote, listNotes, NOTES } from './cards.ts';
import { cloneOwn, cloneTable } from './clone.ts';
import type { Content } from './content.ts';
import { cardsInOrder, insertInOrder } from './discards.ts';
import { belongsTo } from './figures.ts';
import { emptyOwn, type Own, type State, type Table, type View } from './state.ts';
import { excessOf } from './tasks/tribute.ts';
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
  for (const seat of others) {
    for (const note of unseen.notes.splice(0, table.seats[seat]!.suitcaseSize)) own[seat]!.suitcase[note] += 1;
  }
  const { jobs } = unseen;
  const jobDeck = jobs.splice(0, table.jobDeck);
  dealOffer(table, own, others, jobs);
  const alliesRemoved = unseen.allies.splice(0, countRemoved(content, table.players, table.act));
  dealHands(content, table, own, others, handCards(table, others, unseen, random));
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

/** Every unseen note, good and ally that is nowhere else is in a hand; jobs fill what is left. */
const handCards = (table: Table, others: readonly Seat[], unseen: Unseen, random: Random): Card[] => {
  const size = others.reduce((sum, seat) => sum + table.seats[seat]!.handSize, 0);
  const cards: Card[] = [...unseen.notes, ...unseen.goods, ...unseen.allies];
  if (cards.length > size) shuffle(random, cards);
  cards.length = Math.min(cards.length, size);
  cards.push(...unseen.jobs.slice(0, size - cards.length));
  shuffle(random, cards);
  return cards;
};

/** RN-19: while offers are made, everybody knows who has money in hand and who has none. */
const dealHands = (content: Content, table: Table, own: Own[], others: readonly Seat[], cards: Card[]): void => {
  const task = table.agenda.at(-1);
  const left = table.seats.map(player => player.handSize);
  const give = (seat: Seat, wanted?: (card: Card) => boolean): void => {
    const at = wanted === undefined ? cards.length - 1 : cards.findLastIndex(wanted);
    const [card] = at < 0 ? [] : cards.splice(at, 1);
    if (card === undefined) return;
    addCard(content, own[seat]!, card);
    left[seat]! -= 1;
  };
  if (task?.kind === 'offers') {
    for (const seat of others) {
      if (has(task.asked, seat)) give(seat, isNote);
      else if (seat !== task.seat) while (left[seat]! > 0 && cards.some(isNoMoney)) give(seat, isNoMoney);
    }
  }
  for (const seat of others) while (left[seat]! > 0) give(seat);
};

const isNoMoney = (card: Card): boolean => !isNote(card);

const addCard = (content: Content, { hand }: Own, card: Card): void => {
  if (isNote(card) || isGood(card)) hand[card] += 1;
  else if (content.jobs.has(card)) insertInOrder(content, hand.jobs, card);
  else insertInOrder(content, hand.allies, card);
};

/** I7: another seat looks at jobs. */
const dealOffer = (table: Table, own: Own[], others: readonly Seat[], jobs: string[]): void => {
  const task = table.agenda.at(-1);
  if (task?.kind === 'jobPick' && others.includes(task.seat)) own[task.seat]!.offer = jobs.splice(0, task.count);
};

/** Answers that were given and are still hidden. */
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
