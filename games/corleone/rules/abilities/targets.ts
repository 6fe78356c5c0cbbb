import type { Frozen, Seat } from '@omerta/kernel';
import { countPlaces, figureOn, nameOfPlace, type Place } from '../board/places.ts';
import type { Content } from '../content.ts';
import { belongsTo, type Figure, isMember, isThug, MAYOR, NO_FIGURE, UNION_BOSS } from '../figures.ts';
import type { FigureKind } from '../pack/pack.ts';
import type { Table } from '../state.ts';

export type TargetOwner = 'self' | 'opponent' | 'opponentOrNeutral' | 'any';

/** RN-11: the Union Boss counts as a thug, the Mayor as a family member; the Police Chief as neither. */
const isOfKind = (figure: Figure, kind: FigureKind): boolean =>
  kind === 'any' || (kind === 'thug' ? isThug(figure) || figure === UNION_BOSS : isMember(figure) || figure === MAYOR);

/** RN-11: whose figures a card may name. */
export const isTarget = (figure: Figure, owner: TargetOwner, kind: FigureKind, seat: Seat): boolean => {
  if (figure === NO_FIGURE || !isOfKind(figure, kind)) return false;
  if (figure === UNION_BOSS || figure === MAYOR) return owner === 'opponentOrNeutral' || owner === 'any';
  return owner === 'any' || belongsTo(figure, seat) === (owner === 'self');
};

/** The places whose figure passes the test, with their names. */
export const eachTarget = (
  content: Content,
  table: Frozen<Table>,
  passes: (place: Place, figure: Figure) => boolean,
  found: (name: string, place: Place) => void,
): void => {
  for (let place = 0; place < countPlaces(table); place += 1) {
    const figure = figureOn(table, place);
    if (figure !== NO_FIGURE && passes(place, figure)) found(nameOfPlace(content, table, place), place);
  }
};

export const someTarget = (table: Frozen<Table>, passes: (place: Place, figure: Figure) => boolean): boolean => {
  for (let place = 0; place < countPlaces(table); place += 1) {
    const figure = figureOn(table, place);
    if (figure !== NO_FIGURE && passes(place, figure)) return true;
  }
  return false;
};
