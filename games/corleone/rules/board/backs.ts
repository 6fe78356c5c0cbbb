// M1: what a family member shakes down.
import type { Frozen } from '@omerta/kernel';
import type { Business, Content } from '../content.ts';
import type { Table } from '../state.ts';
import { eachBusinessIn } from './turfs.ts';

type Board = Frozen<Table>;

/** The businesses that show their backs to a family space: those of the turfs adjacent to it, then Central Park's (M6). */
export const businessesAround = (content: Content, board: Board, space: number): Business[] => {
  const businesses: Business[] = [];
  eachBusinessAround(content, board, space, business => businesses.push(business));
  return businesses;
};

/** Their icons, as keys of abilities. */
export const backsAround = (content: Content, board: Board, space: number): string[] => {
  const icons: string[] = [];
  eachBusinessAround(content, board, space, ({ back }) => addIcons(icons, back));
  return icons;
};

/** The icons on the backs of one turf. */
export const backsIn = (content: Content, board: Board, turf: number): string[] => {
  const icons: string[] = [];
  eachBusinessIn(content, board, turf, ({ back }) => addIcons(icons, back));
  return icons;
};

const eachBusinessAround = (
  content: Content,
  board: Board,
  space: number,
  found: (business: Business) => void,
): void => {
  const { turfs, touchesPark } = content.spaces[space]!;
  for (const turf of turfs) eachBusinessIn(content, board, turf, found);
  if (touchesPark && content.park !== undefined) found(content.park);
};

const addIcons = (icons: string[], more: readonly string[]): void => {
  for (const icon of more) icons.push(icon);
};
