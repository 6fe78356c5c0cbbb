import { cloneRandom, seatNamed } from '@omerta/kernel';
import { placeNamed, putFigure, THUG_SPACES } from '../board/places.ts';
import { emptyHand, type Hand, isGood, isNote } from '../cards.ts';
import { type Content, NOWHERE } from '../content.ts';
import { insertInOrder } from '../discards.ts';
import { figureNamed, NO_FIGURE } from '../figures.ts';
import { NO_TILE, type Own, type State, type Table, type TableSeat } from '../state.ts';
import { countNotes } from './forms.ts';
import type { ReadBody, WrittenSeat } from './positionShape.ts';

/** Only for a body whose shape and board have been checked: every name is known and every space is there. */
export const readState = (content: Content, body: ReadBody): State => {
  const written = Object.entries(body.seats)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, seat]) => seat);
  return {
    table: readTable(content, body, written),
    own: written.map(seat => readOwn(content, seat)),
    secret: {
      random: cloneRandom(body.random),
      jobDeck: body.jobDeck.toReversed(),
      blueTiles: body.blueTiles.toReversed(),
      redTiles: body.redTiles.toReversed(),
      alliesRemoved: body.alliesRemoved.slice(),
    },
  };
};

const readTable = (content: Content, body: ReadBody, written: readonly WrittenSeat[]): Table => {
  const table: Table = {
    pack: content.hash,
    players: written.length,
    act: body.act,
    phase: body.phase,
    horseHead: seatNamed(body.horseHead)!,
    piles: { ...body.piles },
    jobDeck: body.jobDeck.length,
    jobDiscard: body.jobDiscard.slice(),
    publicJobs: body.publicJobs.slice(),
    allies: body.allies.slice(),
    alliesGone: body.alliesGone.slice(),
    tiles: content.turfs.map(({ id }) => body.tiles[id] ?? NO_TILE),
    blueTiles: body.blueTiles.length,
    redTiles: body.redTiles.length,
    thugSpaces: new Array<number>(THUG_SPACES).fill(NO_FIGURE),
    familySpaces: content.spaces.map(() => NO_FIGURE),
    policeChief: body.policeChief === undefined ? NOWHERE : content.turfIndex.get(body.policeChief)!,
    hudson: body.hudson.map(name => figureNamed(name)!),
    stacks: content.turfs.map(({ id }) => (body.control[id] ?? []).map(name => seatNamed(name)!)),
    seats: written.map(readSeat),
    agenda: body.agenda,
    result: body.result?.map(count => ({ ...count })),
  };
  for (const [name, figure] of Object.entries(body.board))
    putFigure(table, placeNamed(content, table, name), figureNamed(figure)!);
  return table;
};

const readSeat = (written: WrittenSeat): TableSeat => ({
  family: written.family,
  handSize: written.hand.length,
  suitcaseSize: written.suitcase.length,
  thugs: written.thugs,
  members: written.members.slice(),
  markers: written.markers,
  played: written.played.slice(),
  completed: written.completed.slice(),
});

const readOwn = (content: Content, written: WrittenSeat): Own => ({
  hand: readHand(content, written.hand),
  suitcase: countNotes(written.suitcase),
  offer: written.offer?.slice() ?? [],
  bid: written.bid === undefined ? undefined : countNotes(written.bid),
  pick: written.pick,
  offered: written.offered,
  discards: written.discards?.slice() ?? [],
});

/** In whatever order it is written; the rules keep hands in the order of discards. */
const readHand = (content: Content, cards: readonly string[]): Hand => {
  const hand = emptyHand();
  for (const card of cards) {
    if (isNote(card) || isGood(card)) hand[card] += 1;
    else insertInOrder(content, content.jobs.has(card) ? hand.jobs : hand.allies, card);
  }
  return hand;
};
