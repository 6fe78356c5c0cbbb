import { seatName, seatNamed } from '@omerta/kernel';
import { figureOn, isClosed, isThugSpace, NO_PLACE, placeNamed, putFigure } from '../board/places.ts';
import type { Content } from '../content.ts';
import {
  type Figure,
  figureNamed,
  isNeutral,
  isThug,
  MAYOR,
  MEMBERS,
  type Member,
  NO_FIGURE,
  ownerOf,
  POLICE_CHIEF,
  roleOf,
  UNION_BOSS,
} from '../figures.ts';
import type { Table } from '../state.ts';
import type { Given, SeatLetter } from './scenario.ts';

/** Puts the figures and markers of a scenario on the table; they leave the reserves they are in. */
export const placeFigures = (content: Content, table: Table, given: Given, problems: string[]): void => {
  const placed: Figure[] = [];
  for (const [name, figureText] of Object.entries(given.board ?? {})) {
    const field = `given.board.${name}`;
    const figure = readFigure(table, figureText, field, problems);
    if (figure !== undefined) placeOn(content, table, name, figure, field, problems, placed);
  }
  for (const figureText of given.hudson ?? []) {
    const figure = readFigure(table, figureText, 'given.hudson', problems);
    if (figure === undefined) continue;
    placed.push(figure);
    table.hudson.push(figure);
  }
  if (given.policeChief !== undefined) placePoliceChief(content, table, given.policeChief, problems, placed);
  for (const figure of placed) leaveReserve(table, figure);
  for (const figure of new Set(placed)) {
    if (!isThug(figure) && placed.indexOf(figure) !== placed.lastIndexOf(figure))
      problems.push(`given: ${roleOf(figure)} of ${ownerName(figure)} stands in two places`);
  }
};

const ownerName = (figure: Figure): string => {
  const owner = ownerOf(figure);
  return owner === undefined ? 'nobody' : seatName(owner);
};

const readFigure = (table: Table, text: string, field: string, problems: string[]): Figure | undefined => {
  const figure = figureNamed(text);
  if (figure !== undefined && (isNeutral(figure) || ownerOf(figure)! < table.players)) return figure;
  problems.push(`${field}: no figure ${JSON.stringify(text)} in this game`);
  return undefined;
};

const placeOn = (
  content: Content,
  table: Table,
  name: string,
  figure: Figure,
  field: string,
  problems: string[],
  placed: Figure[],
): void => {
  const place = placeNamed(content, table, name);
  if (place === NO_PLACE) problems.push(`${field}: no such place on this board`);
  else if (isThugSpace(place) !== (isThug(figure) || figure === UNION_BOSS) || figure === POLICE_CHIEF)
    problems.push(`${field}: ${roleOf(figure)} cannot stand there`);
  else if (isClosed(content, table, place)) problems.push(`${field}: closed in a 2-player game`);
  else {
    if (figureOn(table, place) !== NO_FIGURE) problems.push(`${field}: two figures on one space`);
    putFigure(table, place, figure);
    placed.push(figure);
  }
};

const placePoliceChief = (content: Content, table: Table, turf: string, problems: string[], placed: Figure[]): void => {
  const index = content.turfIndex.get(turf);
  if (index === undefined) {
    problems.push(`given.policeChief: no turf ${JSON.stringify(turf)}`);
    return;
  }
  table.policeChief = index;
  placed.push(POLICE_CHIEF);
};

const leaveReserve = (table: Table, figure: Figure): void => {
  if (figure === MAYOR || isNeutral(figure)) return;
  const player = table.seats[ownerOf(figure)!]!;
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
      if (player === undefined) problems.push(`given.control.${turf}: nobody sits at ${letter}`);
      else if (player.markers === 0) problems.push(`given.control.${turf}: ${letter} has no marker left`);
      else {
        player.markers -= 1;
        table.stacks[index]!.push(seatNamed(letter)!);
      }
    }
  }
};
