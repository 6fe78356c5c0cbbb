// What a choice would bring, and to whom, before it is confirmed. Read from the pack and the table alone.
import { type Choice, ownerOf, type Pack, type View } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { influenceOf, leaderIn } from '../show/board/influence.ts';
import {
  type Back,
  backsAround,
  backsIn,
  businessNamed,
  controllerOf,
  figureAt,
  isFamilySpace,
  isTurf,
  spacesOf,
  type TurfId,
  turfOfBusiness,
  turfsOf,
  turfsOfPlace,
} from '../show/board/places.ts';
import { type BusinessEffect, type Effect, effectOfAbility } from '../show/effects.ts';
import { tableAfter } from '../show/tableAfter.ts';

/** Icons somebody may use. */
export interface Gain {
  readonly seat: Seat;
  readonly effects: readonly BusinessEffect[];
}

export type Preview =
  | FrontPreview
  | BacksPreview
  | { readonly kind: 'victims'; readonly at: readonly string[] } // where those stand who would be gunned down
  | { readonly kind: 'marker'; readonly turf: TurfId; readonly from: Seat | undefined }; // who controls it now

export interface FrontPreview {
  readonly kind: 'front';
  readonly business: string;
  readonly turf: TurfId;
  readonly gains: readonly Gain[]; // mine first
  readonly why: 'controllerToo' | 'ownTurf' | 'nobodyControls';
  readonly controller: Seat | undefined;
  /** I8: both would take the horse head, so the last one keeps it. */
  readonly isHorseHeadShared: boolean;
}

export interface BacksPreview {
  readonly kind: 'backs';
  readonly at: string; // the family space, or the turf
  readonly backs: readonly Back[];
  readonly influence: readonly Influence[];
}

/** How a family stands in a turf after the choice. */
export interface Influence {
  readonly turf: TurfId;
  readonly mine: number;
  readonly isBest: boolean;
}

export function previewOf(pack: Pack, view: View, choice: Choice): Preview | undefined {
  const { viewer, table } = view;
  if (viewer === 'spectator') return undefined;
  switch (choice.kind) {
    case 'thug':
    case 'front':
      return frontPreview(pack, view, viewer, choice.business);
    case 'member':
      return { ...backsPreview(pack, view, choice.space), influence: influenceAfter(pack, view, viewer, choice) };
    case 'place':
      return shakedownAt(pack, view, viewer, choice.at);
    case 'move':
      return shakesDown(pack, view) ? shakedownAt(pack, view, viewer, choice.to) : undefined;
    case 'turf':
      return turfPreview(pack, view, viewer, choice.turf);
    case 'gunDown':
    case 'pick':
      return { kind: 'victims', at: [choice.at] };
    case 'marker': {
      const task = table.agenda.at(-1);
      const turf = task?.kind === 'moveMarker' ? turfsOf(pack)[task.turf] : undefined;
      return turf === undefined ? undefined : { kind: 'marker', turf, from: controllerOf(pack, table, turf) };
    }
    case 'job':
    case 'ally':
    case 'lose':
    case 'first':
    case 'order':
    case 'use':
    case 'suitcase':
    case 'take':
    case 'discard':
    case 'keep':
    case 'rob':
    case 'return':
    case 'ready':
    case 'option':
    case 'offer':
    case 'bid':
    case 'hire':
    case 'skip':
    case 'done':
      return undefined;
  }
}

/** T1, T2, T3, T4: the front for me, and for another player who controls its turf. */
function frontPreview(pack: Pack, { table }: View, seat: Seat, business: string): FrontPreview | undefined {
  const turf = turfOfBusiness(pack, table, business);
  const effects = businessNamed(pack, business)?.front;
  if (turf === undefined || effects === undefined || effects === null) return undefined;
  const controller = controllerOf(pack, table, turf);
  const isShared = controller !== undefined && controller !== seat;
  return {
    kind: 'front',
    business,
    turf,
    gains: isShared ? [gain(seat, effects), gain(controller, effects)] : [gain(seat, effects)],
    why: isShared ? 'controllerToo' : controller === seat ? 'ownTurf' : 'nobodyControls',
    controller,
    isHorseHeadShared: isShared && effects.some(({ op }) => op === 'takeHorseHead'),
  };
}

const gain = (seat: Seat, effects: readonly BusinessEffect[]): Gain => ({ seat, effects });

/** M1, M2: backs are for whoever shakes them down alone. */
const backsPreview = (pack: Pack, { table }: View, space: string): BacksPreview => ({
  kind: 'backs',
  at: space,
  backs: backsAround(pack, table, space),
  influence: [],
});

function shakedownAt(pack: Pack, view: View, seat: Seat, at: string): Preview | undefined {
  if (isTurf(pack, at)) return undefined; // the Police Chief shakes nothing down
  return isFamilySpace(pack, at) ? backsPreview(pack, view, at) : frontPreview(pack, view, seat, at);
}

/** A turf is named for Car Bomb, Protection Racket or Stake a Claim; the part being done tells for which. */
function turfPreview(pack: Pack, view: View, seat: Seat, turf: TurfId): Preview | undefined {
  const ops = openEffects(pack, view).map(effect => effect?.op);
  if (ops.includes('gunDown')) return { kind: 'victims', at: bombedIn(pack, view, seat, turf) };
  if (ops.includes('shakeDownBacks')) {
    return { kind: 'backs', at: turf, backs: backsIn(pack, view.table, turf), influence: [] };
  }
  return ops.includes('placeControlMarker')
    ? { kind: 'marker', turf, from: controllerOf(pack, view.table, turf) }
    : undefined;
}

const bombedIn = (pack: Pack, { table }: View, seat: Seat, turf: TurfId): readonly string[] =>
  spacesOf(pack, table).filter(at => {
    const figure = figureAt(pack, table, at);
    const owner = figure === undefined ? undefined : ownerOf(figure); // RN-04: neutrals and one's own are spared
    return owner !== undefined && owner !== seat && turfsOfPlace(pack, table, at).includes(turf);
  });

const shakesDown = (pack: Pack, view: View): boolean =>
  openEffects(pack, view).some(effect => effect?.op === 'moveFigure' && effect.then !== null);

/** What may be used just now: all icons and parts that are left, or the next part of a job. */
const openEffects = (pack: Pack, { table }: View) => {
  const task = table.agenda.at(-1);
  if (task?.kind !== 'abilities') return [];
  return (task.inOrder ? task.left.slice(0, 1) : task.left)
    .map(key => effectOfAbility(pack, key))
    .flatMap((effect): readonly (Effect | undefined)[] => (effect?.op === 'sequence' ? effect.effects : [effect]));
};

function influenceAfter(
  pack: Pack,
  { table }: View,
  seat: Seat,
  { member, space }: Extract<Choice, { kind: 'member' }>,
): readonly Influence[] {
  const after = tableAfter(pack, table, { kind: 'memberPlayed', seat, member, space, count: 0 });
  return turfsOfPlace(pack, table, space).map(turf => ({
    turf,
    mine: influenceOf(pack, after, turf, seat),
    isBest: leaderIn(pack, after, turf) === seat,
  }));
}
