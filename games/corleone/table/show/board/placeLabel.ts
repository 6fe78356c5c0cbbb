// What a screen reader says of a place on the board.
import { businessesIn, controllerOf, figureAt, isClosed, placeOfSpace, turfOfBusiness } from '@omerta/corleone/seen';
import type { AtTable } from '../atTable.ts';

/** What a label depends on. */
export type Labelled = Pick<AtTable, 'content' | 'table' | 'names' | 'say' | 'seat'>;

/** "Bar, Brooklyn. Free. Front: Booze, $2. Vitale also gets this front." */
export function placeLabel(at: Labelled, place: string): string {
  const turf = at.content.turfIndex.get(place);
  if (turf !== undefined) return turfParts(at, place, turf).join(' ');
  const space = at.content.spaceIndex.get(place);
  return (space === undefined ? businessParts(at, place) : spaceParts(at, place, space)).join(' ');
}

function turfParts({ content, table, names, say }: Labelled, turf: string, index: number): string[] {
  const controller = controllerOf(table, index);
  const businesses = businessesIn(content, table, index)
    .map(({ id }) => names.business(id))
    .join(', ');
  return [
    say('label.turf', { number: index + 1, turf: names.turf(turf), businesses }),
    controller === undefined
      ? say('label.uncontrolled')
      : say('label.controlled', { family: names.family(controller), count: table.stacks[index]!.length }),
    ...(figureAt(content, table, turf) === undefined ? [] : [say('label.chief')]),
  ];
}

function spaceParts(at: Labelled, space: string, index: number): string[] {
  const { content, names, say, table } = at;
  const turfs = content.pack.familySpaces[index]!.adjacent.map(names.turf).join(', ');
  return [
    say('label.space', { space: names.space(space), turfs }),
    isClosed(content, table, placeOfSpace(index)) ? say('label.from3') : occupant(at, space),
  ];
}

function businessParts(at: Labelled, id: string): string[] {
  const { content, table, names, say, seat } = at;
  const business = content.businesses.get(id);
  if (business === undefined) return [];
  const { front, back } = business.entry;
  const backs = say('label.back', { icons: names.effects(back) });
  if (front === null) return [say('label.park', { park: names.business(id) }), backs];
  const turf = turfOfBusiness(content, table, id);
  if (turf < 0) return [];
  const controller = controllerOf(table, turf);
  const shares =
    controller === undefined || controller === seat ? [] : [say('label.shares', { family: names.family(controller) })];
  return [
    say('label.business', { business: names.business(id), turf: names.turf(content.turfs[turf]!.id) }),
    occupant(at, id),
    say('label.front', { icons: names.effects(front) }),
    backs,
    ...shares,
  ];
}

function occupant({ content, table, names, say }: Labelled, place: string): string {
  const figure = figureAt(content, table, place);
  return figure === undefined ? say('label.free') : say('label.taken', { figure: names.figure(figure) });
}
