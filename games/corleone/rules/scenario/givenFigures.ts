import { seatName, seatNamed } from '@omerta/kernel';
import { figureOn, isClosed, isThugSpace, NO_PLACE, placeNamed, putFigure } from '../board/places.ts';
import type { Content } from '../content.ts';
import {
  type Figure,
  figureName,
  figureNamed,
  isNeutral,
  isThug,
  MEMBERS,
  type Member,
  NO_FIGURE,
  ownerOf,
  POLICE_CHIEF,
  roleOf,
  UNION_BOSS,
} from '../figures.ts';
import type { Table } from '../state.ts';
import type { Given } from './givenShape.ts';
import type { SeatLetter } from './letters.ts';

/** A table being laid, with the figures placed so far. */
interface Laying {
  readonly content: Content;
  readonly table: Table;
  readonly placed: Figure[];
  readonly problems: string[];
}

/** Puts the figures of a scenario on the table; they leave the reserves they are in. */
export const placeFigures = (content: Content, table: Table, given: Given, problems: string[]): void => {
  const laying: Laying = { content, table, placed: [], problems };
  for (const [place, figure] of Object.entries(given.board ?? {})) placeOnBoard(laying, place, figure);
  for (const figure of given.hudson ?? []) placeInHudson(laying, figure);
  if (given.policeChief !== undefined) placePoliceChief(laying, given.policeChief);
  for (const [at, figure] of laying.placed.entries()) {
    if (!isThug(figure) && laying.placed.indexOf(figure) < at)
      problems.push(`given: ${figureName(figure)} stands in two places`);
    leaveReserve(table, figure);
  }
};

const placeOnBoard = (laying: Laying, name: string, text: string): void => {
  const { content, table, problems } = laying;
  const field = `given.board.${name}`;
  const figure = readFigure(laying, text, field);
  const place = placeNamed(content, table, name);
  if (place === NO_PLACE) problems.push(`${field}: no such place on this board`);
  if (place === NO_PLACE || figure === undefined) return;
  if (figure === POLICE_CHIEF || isThugSpace(place) !== (isThug(figure) || figure === UNION_BOSS))
    problems.push(`${field}: ${roleOf(figure)} cannot stand there`);
  if (isClosed(content, table, place)) problems.push(`${field}: closed in a 2-player game`);
  if (figureOn(table, place) !== NO_FIGURE) problems.push(`${field}: two figures on one space`);
  putFigure(table, place, figure);
  laying.placed.push(figure);
};

const placeInHudson = (laying: Laying, text: string): void => {
  const figure = readFigure(laying, text, 'given.hudson');
  if (figure === undefined) return;
  laying.table.hudson.push(figure);
  laying.placed.push(figure);
};

/** L3: he stands in a turf, on no space. */
const placePoliceChief = ({ content, table, placed, problems }: Laying, turf: string): void => {
  const index = content.turfIndex.get(turf);
  if (index === undefined) problems.push(`given.policeChief: no turf ${JSON.stringify(turf)}`);
  else {
    table.policeChief = index;
    placed.push(POLICE_CHIEF);
  }
};

const readFigure = ({ table, problems }: Laying, text: string, field: string): Figure | undefined => {
  const figure = figureNamed(text);
  if (figure !== undefined && (isNeutral(figure) || ownerOf(figure)! < table.players)) return figure;
  problems.push(`${field}: no figure ${JSON.stringify(text)} in this game`);
  return undefined;
};

const leaveReserve = (table: Table, figure: Figure): void => {
  const owner = ownerOf(figure);
  if (owner === undefined) return;
  const player = table.seats[owner]!;
  if (isThug(figure)) player.thugs = Math.max(0, player.thugs - 1);
  else player.members = player.members.filter(member => member !== roleOf(figure));
};

/** `thugs`, `members` and `markers` state the reserve exactly, whatever lies on the board. */
export const stateReserves = (table: Table, given: Given): void => {
  for (const [seat, player] of table.seats.entries()) {
    const stated = given[seatName(seat) as SeatLetter];
    if (stated?.thugs !== undefined) player.thugs = stated.thugs;
    if (stated?.members !== undefined) player.members = inOrder(stated.members);
    if (stated?.markers !== undefined) player.markers = stated.markers;
  }
};

const inOrder = (members: readonly Member[]): Member[] => MEMBERS.filter(member => members.includes(member));

export const placeMarkers = (content: Content, table: Table, given: Given, problems: string[]): void => {
  for (const [turf, stack] of Object.entries(given.control ?? {})) {
    const index = content.turfIndex.get(turf);
    if (index === undefined) {
      problems.push(`given.control.${turf}: no such turf`);
      continue;
    }
    for (const letter of [stack].flat()) {
      const player = table.seats[seatNamed(letter)!];
      if (player === undefined) problems.push(`given.control.${turf}: there is no seat ${letter}`);
      else if (player.markers === 0) problems.push(`given.control.${turf}: ${letter} has no marker left`);
      else {
        player.markers -= 1;
        table.stacks[index]!.push(seatNamed(letter)!);
      }
    }
  }
};
