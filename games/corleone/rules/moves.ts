// Small changes of the table. Each updates the public counts and reports its event.
import { below, type Seat, shuffle } from '@omerta/kernel';
import { figureOn, NO_PLACE, nameOfPlace, type Place, putFigure, whereIs } from './board/places.ts';
import { canMoveMarkerTo } from './board/turfs.ts';
import { type Card, type Good, isGood, isNote, type JobId, type Note, nearestNote } from './cards.ts';
import { insertInOrder } from './discards.ts';
import { type Figure, NO_FIGURE, POLICE_CHIEF } from './figures.ts';
import type { Game } from './game.ts';

/** I1, I13: the note itself or the next lower one. */
export const takeMoney = (game: Game, seat: Seat, asked: Note): void => {
  const note = nearestNote(game.table.piles, asked);
  if (note === undefined) {
    game.events?.push({ kind: 'noMoneyTaken', seat, asked });
    return;
  }
  game.table.piles[note] -= 1;
  addToHand(game, seat, note);
  game.events?.push({ kind: 'moneyTaken', seat, note, asked });
};

/** I2. */
export const takeGood = (game: Game, seat: Seat, good: Good): void => {
  game.table.piles[good] -= 1;
  addToHand(game, seat, good);
  game.events?.push({ kind: 'goodTaken', seat, good });
};

/** I6: shown, then hidden. */
export const suitcase = (game: Game, seat: Seat, note: Note): void => {
  removeFromHand(game, seat, note);
  addToSuitcase(game, seat, note);
  game.events?.push({ kind: 'suitcased', seat, note });
};

export const addToSuitcase = (game: Game, seat: Seat, note: Note): void => {
  game.own[seat]!.suitcase[note] += 1;
  game.table.seats[seat]!.suitcaseSize += 1;
};

export const removeFromSuitcase = (game: Game, seat: Seat, note: Note): void => {
  game.own[seat]!.suitcase[note] -= 1;
  game.table.seats[seat]!.suitcaseSize -= 1;
};

export const addToHand = (game: Game, seat: Seat, card: Card): void => {
  const { hand } = game.own[seat]!;
  if (isNote(card) || isGood(card)) hand[card] += 1;
  else if (game.content.jobs.has(card)) insertInOrder(game.content, hand.jobs, card);
  else insertInOrder(game.content, hand.allies, card);
  game.table.seats[seat]!.handSize += 1;
};

export const removeFromHand = (game: Game, seat: Seat, card: Card): void => {
  const { hand } = game.own[seat]!;
  if (isNote(card) || isGood(card)) hand[card] -= 1;
  else removeOne(game.content.jobs.has(card) ? hand.jobs : hand.allies, card);
  game.table.seats[seat]!.handSize -= 1;
};

export const removeOne = <T>(list: T[], item: T): void => {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not there to be removed`);
  list.splice(at, 1);
};

/** I11: where a discarded card goes. */
export const discard = (game: Game, seat: Seat, card: Card): void => {
  removeFromHand(game, seat, card);
  const { table } = game;
  if (isNote(card) || isGood(card)) table.piles[card] += 1;
  else if (game.content.jobs.has(card)) table.jobDiscard.push(card);
  else table.alliesGone.push(card);
};

/** I14, RN-08: the discard is reshuffled only when a card is needed and the deck is empty. */
export const drawJob = (game: Game): JobId | undefined => {
  const { table, secret } = game;
  if (secret.jobDeck.length === 0 && table.jobDiscard.length > 0) {
    secret.jobDeck = table.jobDiscard;
    table.jobDiscard = [];
    shuffle(secret.random, secret.jobDeck);
    game.events?.push({ kind: 'jobsReshuffled', count: secret.jobDeck.length });
  }
  const job = secret.jobDeck.pop();
  table.jobDeck = secret.jobDeck.length;
  return job;
};

export const takeHorseHead = (game: Game, seat: Seat): void => {
  game.table.horseHead = seat;
  game.events?.push({ kind: 'horseHeadTaken', seat });
};

/** G1: leaves its space and lies in the Hudson until the entr'acte. */
export const gunDown = (game: Game, seat: Seat, place: Place): void => {
  const figure = figureOn(game.table, place);
  putFigure(game.table, place, NO_FIGURE);
  game.table.hudson.push(figure);
  game.events?.push({ kind: 'gunnedDown', seat, figure, at: nameOfPlace(game.content, game.table, place) });
};

export const moveFigure = (game: Game, seat: Seat, from: Place, to: Place): void => {
  const { content, table } = game;
  const figure = figureOn(table, from);
  putFigure(table, from, NO_FIGURE);
  putFigure(table, to, figure);
  game.events?.push({
    kind: 'figureMoved',
    seat,
    figure,
    from: nameOfPlace(content, table, from),
    to: nameOfPlace(content, table, to),
  });
};

/** L2: from beside the board, or from where it stands. */
export const placeNeutral = (game: Game, seat: Seat, figure: Figure, to: Place): void => {
  const { content, table } = game;
  const from = whereIs(table, figure);
  if (from !== NO_PLACE) putFigure(table, from, NO_FIGURE);
  putFigure(table, to, figure);
  game.events?.push({
    kind: 'neutralPlaced',
    seat,
    figure,
    from: from === NO_PLACE ? '' : nameOfPlace(content, table, from),
    to: nameOfPlace(content, table, to),
  });
};

/** L3: the Police Chief stands in a turf, on no space. */
export const placePoliceChief = (game: Game, seat: Seat, turf: number): void => {
  const { content, table } = game;
  const from = content.turfs[table.policeChief]?.id ?? '';
  table.policeChief = turf;
  game.events?.push({ kind: 'neutralPlaced', seat, figure: POLICE_CHIEF, from, to: content.turfs[turf]!.id });
};

/** W2, W4: a marker from the reserve; without one, the player may move one from the board to a new turf. */
export const placeMarker = (game: Game, seat: Seat, turf: number): void => {
  const { content, table } = game;
  const player = table.seats[seat]!;
  if (player.markers === 0) {
    if (canMoveMarkerTo(content, table, seat, turf))
      table.agenda.push({ kind: 'moveMarker', seat, turf, asked: false });
    else game.events?.push({ kind: 'markerDeclined', seat, turf: content.turfs[turf]!.id });
    return;
  }
  player.markers -= 1;
  table.stacks[turf]!.push(seat);
  game.events?.push({ kind: 'markerPlaced', seat, turf: content.turfs[turf]!.id });
};

/** Every card of the hand is equally likely (RN-20). */
export const randomHandCard = (game: Game, seat: Seat): Card => {
  let at = below(game.secret.random, game.table.seats[seat]!.handSize);
  const { hand } = game.own[seat]!;
  for (const card of countedCards) {
    if (at < hand[card]) return card;
    at -= hand[card];
  }
  return at < hand.jobs.length ? hand.jobs[at]! : hand.allies[at - hand.jobs.length]!;
};

const countedCards: readonly (Note | Good)[] = ['$1', '$2', '$3', '$5', 'gun', 'booze', 'bloodMoney', 'narcotics'];
