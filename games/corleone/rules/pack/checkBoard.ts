import { quote } from '@omerta/kernel/shape';
import type { FamilySpaceEntry, Pack, PrintedBusiness, TurfEntry } from './pack.ts';
import { complain, inside, type PackProblem, type Place, wholePack } from './problem.ts';
import { eachEntry } from './sections.ts';

export function checkBoard(pack: Pack, problems: PackProblem[]): void {
  pack.turfs.forEach((turf, at) => {
    checkTurf(turf, at, { ...wholePack(problems), entry: `turfs/${turf.id}` });
  });
  const areas = new Map(pack.turfs.map(turf => [turf.id, turf]));
  eachEntry('familySpaces', pack.familySpaces, problems, (space, place) => checkSpace(space, areas, place));
  eachEntry('businesses.printed', pack.businesses.printed, problems, (business, place) =>
    checkPrinted(business, areas, place),
  );
  for (const turf of pack.turfs) {
    const here = pack.businesses.printed.filter(business => business.turf === turf.id);
    if (here.length !== 1)
      complain(
        inside(wholePack(problems), 'businesses.printed'),
        `must have exactly one business in ${turf.id}, not ${here.length}`,
      );
  }
}

/** Turfs 1 to 7 come first, in order; Central Park comes last (M6). */
function checkTurf(turf: TurfEntry, at: number, place: Place): void {
  const isPark = at === 7;
  const expected = isPark
    ? ({ number: null, controllable: false, tileSlots: 0 } as const)
    : ({ number: at + 1, controllable: true, tileSlots: 1 } as const);
  const what = isPark ? 'Central Park, listed last' : `turf ${at + 1}, listed in order`;
  for (const field of ['number', 'controllable', 'tileSlots'] as const)
    if (turf[field] !== expected[field])
      complain(inside(place, field), `must be ${expected[field]} for ${what}, not ${turf[field]}`);
}

function checkSpace(space: FamilySpaceEntry, areas: ReadonlyMap<string, TurfEntry>, place: Place): void {
  space.adjacent.forEach((area, at) => {
    if (!areas.has(area)) complain(inside(inside(place, 'adjacent'), at), `there is no turf ${quote(area)}`);
  });
  if (space.marked3plus !== (space.minPlayers === 3))
    complain(inside(place, 'marked3plus'), `is ${space.marked3plus}, but minPlayers is ${space.minPlayers}`);
}

function checkPrinted(business: PrintedBusiness, areas: ReadonlyMap<string, TurfEntry>, place: Place): void {
  const area = areas.get(business.turf);
  if (area === undefined) complain(inside(place, 'turf'), `there is no turf ${quote(business.turf)}`);
  else if (area.controllable && business.front === null)
    complain(inside(place, 'front'), `must not be null: only Central Park has no front`);
  else if (!area.controllable && business.front !== null)
    complain(inside(place, 'front'), `must be null: Central Park has only a back`);
}
