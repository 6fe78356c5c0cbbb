// What a screen reader says of a place on the board.
import type { AtTable } from '../atTable.ts';
import {
  businessesIn,
  businessNamed,
  controllerOf,
  figureAt,
  isFamilySpace,
  isTurf,
  turfNumber,
  turfOfBusiness,
  turfsAround,
  turfsOf,
} from './places.ts';

/** What a label depends on. */
export type Labelled = Pick<AtTable, 'pack' | 'table' | 'names' | 'say' | 'seat'>;

/** "Bar, Brooklyn. Free. Front: Booze, $2. Vitale also gets this front." */
export function placeLabel(at: Labelled, place: string): string {
  const parts = isTurf(at.pack, place)
    ? turfParts(at, place)
    : isFamilySpace(at.pack, place)
      ? spaceParts(at, place)
      : businessParts(at, place);
  return parts.join(' ');
}

function turfParts({ pack, table, names, say }: Labelled, turf: string): string[] {
  const controller = controllerOf(pack, table, turf);
  const markers = table.stacks[turfsOf(pack).indexOf(turf)]?.length ?? 0;
  const businesses = businessesIn(pack, table, turf).map(names.business).join(', ');
  return [
    say('label.turf', { number: turfNumber(pack, turf), turf: names.turf(turf), businesses }),
    controller === undefined
      ? say('label.uncontrolled')
      : say('label.controlled', { family: names.family(controller), count: markers }),
    ...(figureAt(pack, table, turf) === undefined ? [] : [say('label.chief')]),
  ];
}

function spaceParts(at: Labelled, space: string): string[] {
  const { pack, names, say, table } = at;
  const turfs = turfsAround(pack, space).map(names.turf).join(', ');
  const isClosed =
    pack.familySpaces.some(({ id, marked3plus }) => id === space && marked3plus) &&
    !pack.setup.byPlayers[table.players as 2].spaces3plusUsable;
  return [
    say('label.space', { space: names.space(space), turfs }),
    isClosed ? say('label.from3') : occupant(at, space),
  ];
}

function businessParts(at: Labelled, business: string): string[] {
  const { pack, table, names, say, seat } = at;
  const entry = businessNamed(pack, business);
  const turf = turfOfBusiness(pack, table, business);
  if (entry === undefined || turf === undefined) return [];
  const back = say('label.back', { icons: names.effects(entry.back) });
  if (entry.front === null) return [say('label.park', { park: names.business(business) }), back];
  const controller = controllerOf(pack, table, turf);
  const shares =
    controller === undefined || controller === seat ? [] : [say('label.shares', { family: names.family(controller) })];
  const front = say('label.front', { icons: names.effects(entry.front) });
  return [
    say('label.business', { business: names.business(business), turf: names.turf(turf) }),
    occupant(at, business),
    front,
    back,
    ...shares,
  ];
}

function occupant({ pack, table, names, say }: Labelled, place: string): string {
  const figure = figureAt(pack, table, place);
  return figure === undefined ? say('label.free') : say('label.taken', { figure: names.figure(figure) });
}
