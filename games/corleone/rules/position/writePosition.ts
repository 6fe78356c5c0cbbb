import { positionOf, seatName } from '@omerta/kernel';
import * as z from 'zod/mini';
import { countPlaces, figureOn, nameOfPlace } from '../board/places.ts';
import { listNotes } from '../cards.ts';
import type { Content } from '../content.ts';
import { cardsInOrder } from '../discards.ts';
import { figureName, NO_FIGURE } from '../figures.ts';
import { rulesFor } from '../rules.ts';
import { NO_TILE, type State, type Table } from '../state.ts';
import type { CorleonePosition } from './position.ts';
import { bodyShapeFor, type ReadBody, type WrittenSeat } from './positionShape.ts';

/** Any state as a complete, readable document: a reader plays on exactly as before. */
export const writeCorleonePosition = (content: Content, state: State): CorleonePosition =>
  positionOf(rulesFor(content), z.encode(bodyShapeFor(content, state.table.players), bodyOf(content, state)));

const bodyOf = (content: Content, state: State): ReadBody => {
  const { table, secret } = state;
  return {
    act: table.act,
    phase: table.phase,
    horseHead: seatName(table.horseHead),
    seats: Object.fromEntries(table.seats.map((_player, seat) => [seatName(seat), writeSeat(state, seat)])),
    board: writeBoard(content, table),
    ...optional('policeChief', content.turfs[table.policeChief]?.id),
    hudson: table.hudson.map(figureName),
    control: byTurf(content, table.stacks, stack => (stack.length > 0 ? stack.map(seatName) : undefined)),
    tiles: byTurf(content, table.tiles, tile => (tile === NO_TILE ? undefined : tile)),
    blueTiles: secret.blueTiles.toReversed(),
    redTiles: secret.redTiles.toReversed(),
    piles: { ...table.piles },
    publicJobs: table.publicJobs.slice(),
    jobDeck: secret.jobDeck.toReversed(),
    jobDiscard: table.jobDiscard.slice(),
    allies: table.allies.slice(),
    alliesGone: table.alliesGone.slice(),
    alliesRemoved: secret.alliesRemoved.slice(),
    agenda: table.agenda,
    random: { ...secret.random },
    ...optional(
      'result',
      table.result?.map(count => ({ ...count })),
    ),
  };
};

const writeSeat = ({ table, own }: State, seat: number): WrittenSeat => {
  const player = table.seats[seat]!;
  const { hand, suitcase, offer, bid, pick, offered, discards } = own[seat]!;
  return {
    family: player.family,
    hand: cardsInOrder(hand),
    suitcase: listNotes(suitcase),
    thugs: player.thugs,
    members: player.members.slice(),
    markers: player.markers,
    played: player.played.slice(),
    completed: player.completed.slice(),
    ...optional('offer', offer.length > 0 ? offer.slice() : undefined),
    ...optional('bid', bid === undefined ? undefined : listNotes(bid)),
    ...optional('pick', pick),
    ...optional('offered', offered),
    ...optional('discards', discards.length > 0 ? discards.slice() : undefined),
  };
};

const writeBoard = (content: Content, table: Table): Record<string, string> => {
  const board: Record<string, string> = {};
  for (let place = 0; place < countPlaces(table); place += 1) {
    const figure = figureOn(table, place);
    if (figure !== NO_FIGURE) board[nameOfPlace(content, table, place)] = figureName(figure);
  }
  return board;
};

const byTurf = <T, W>(content: Content, list: readonly T[], write: (item: T) => W | undefined): Record<string, W> => {
  const map: Record<string, W> = {};
  for (const [turf, item] of list.entries()) {
    const written = write(item);
    if (written !== undefined) map[content.turfs[turf]!.id] = written;
  }
  return map;
};

/** A field that is left out if it is empty. */
const optional = <Field extends string, T>(field: Field, value: T | undefined): { readonly [F in Field]?: T } =>
  value === undefined ? {} : ({ [field]: value } as { readonly [F in Field]?: T });
