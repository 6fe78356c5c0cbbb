import { innerParts } from './innerParts.ts';
import type { Effect, MoveFigure } from './pack.ts';
import { complain, inside, type Place } from './problem.ts';

/** Parts of a card that refer to another part ("that turf", "the vacated space") must be where the engine follows them. */
export function checkReferences(effects: readonly Effect[], card: CardKind, place: Place): void {
  effects.forEach((effect, at) => {
    const here = inside(place, at);
    for (const [part, partPlace] of innerParts(effect, here)) checkAlone(part, partPlace);
    if (effect.op === 'placeNeutral') checkPlaceNeutral(effects, at, card, here);
    if (needsChief(effect)) checkNeedsChief(effects.slice(0, at), card, here);
    if (isGrouped(effect)) checkGroup(effects, card, here);
    if (takesVacatedSpace(effect)) checkVacated(effect, effects[at - 1], card, here);
  });
}

export type CardKind = 'job' | 'ally';

/** The only kind of card an effect may stand on, as a part by itself; undefined where any will do. */
export const cardFor = (effect: Effect): CardKind | undefined => {
  if (effect.op === 'placeNeutral' || needsChief(effect)) return 'ally';
  return isGrouped(effect) || takesVacatedSpace(effect) ? 'job' : undefined;
};

/** Inside `choose` and `sequence` a part cannot refer to another one. */
function checkAlone(effect: Effect, place: Place): void {
  for (const [part, partPlace] of innerParts(effect, place)) checkAlone(part, partPlace);
  if (cardFor(effect) !== undefined) complain(place, 'is not supported inside choose or sequence');
}

const needsChief = (effect: Effect): boolean =>
  (effect.op === 'gunDown' && effect.scope === 'chiefTurf') ||
  (effect.op === 'moveFigure' && effect.from === 'chiefTurf');

const isGrouped = (effect: Effect): boolean => effect.op === 'gunDown' && effect.group !== undefined;

const takesVacatedSpace = (effect: Effect): effect is MoveFigure =>
  effect.op === 'moveFigure' && effect.to === 'vacatedSpace';

// L2: it takes an ally to move a neutral figure.
function checkPlaceNeutral(effects: readonly Effect[], at: number, card: CardKind, place: Place): void {
  if (card === 'job') complain(inside(place, 'op'), 'placeNeutral may stand on allies only');
  if (effects.findIndex(effect => effect.op === 'placeNeutral') < at)
    complain(place, 'a card may place only one neutral figure');
}

// RN-15: "that turf" is where the Police Chief stands after the card has placed him.
function checkNeedsChief(before: readonly Effect[], card: CardKind, place: Place): void {
  if (card === 'job' || !before.some(part => part.op === 'placeNeutral' && part.figure === 'policeChief'))
    complain(place, 'chiefTurf is supported only on an ally, after a part that places the Police Chief');
}

function checkGroup(effects: readonly Effect[], card: CardKind, place: Place): void {
  if (card === 'ally' || effects.filter(isGrouped).length < 2)
    complain(inside(place, 'group'), 'is supported only on a job with at least two parts of the group');
}

// RN-17: the space just vacated is the one the part before emptied.
function checkVacated(move: MoveFigure, before: Effect | undefined, card: CardKind, place: Place): void {
  const vacates =
    (before?.op === 'gunDown' &&
      before.count === 1 &&
      before.target.kind === move.kind &&
      before.chooser === undefined) ||
    (before?.op === 'moveFigure' && before.kind === move.kind && before.to !== 'vacatedSpace');
  if (card === 'ally' || !vacates)
    complain(
      inside(place, 'to'),
      `vacatedSpace is supported only on a job, right after a part that moves or guns down one ${move.kind}`,
    );
}
