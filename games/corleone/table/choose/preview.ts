// What a choice would bring, and to whom, before it is confirmed: what the rules foresee, sorted for drawing.
import {
  type BusinessEffect,
  businessesAround,
  businessesIn,
  type Choice,
  type ChoiceKind,
  type Content,
  controllerOf,
  type Foreseen,
  foresee,
  influenceIn,
  turfOfBusiness,
  turfsOfPlace,
  type View,
  winnerOf,
} from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';

export type Preview =
  | FrontPreview
  | BacksPreview
  | { readonly kind: 'victims'; readonly at: readonly string[] } // where those stand who would be gunned down
  | { readonly kind: 'marker'; readonly turf: string; readonly from: Seat | undefined }; // who controls it now

export interface FrontPreview {
  readonly kind: 'front';
  readonly business: string;
  readonly turf: string;
  readonly seats: readonly Seat[]; // who may use its front, the viewer first
  readonly effects: readonly BusinessEffect[];
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

export interface Back {
  readonly business: string;
  readonly turf: number | undefined; // its number; undefined for Central Park
  readonly effects: readonly BusinessEffect[];
}

/** How a family stands in a turf after the choice. */
export interface Influence {
  readonly turf: string;
  readonly mine: number;
  readonly isBest: boolean;
}

/** Other choices are shown by what follows them. */
const PREVIEWED: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  'thug',
  'member',
  'front',
  'place',
  'move',
  'turf',
  'gunDown',
  'pick',
  'marker',
]);

export function previewOf(content: Content, view: View, choice: Choice): Preview | undefined {
  if (view.viewer === 'spectator' || !PREVIEWED.has(choice.kind)) return undefined;
  if (choice.kind === 'pick') return { kind: 'victims', at: [choice.at] }; // RN-18: gunned down once all have picked
  const foreseen = foresee(content, view, choice);
  if (foreseen === undefined) return undefined;
  const { gunnedDown, marker } = foreseen;
  if (gunnedDown.length > 0) return { kind: 'victims', at: gunnedDown };
  if (marker !== undefined) {
    return { kind: 'marker', turf: content.turfs[marker]!.id, from: controllerOf(view.table, marker) };
  }
  const of = foreseen.gains[0]?.of;
  if (of === undefined) return undefined;
  if (content.businesses.has(of)) return frontPreview(content, view, of, foreseen);
  return backsPreview(content, view, view.viewer, of, foreseen, choice.kind === 'member');
}

function frontPreview(content: Content, { table, viewer }: View, business: string, { gains }: Foreseen): FrontPreview {
  const turf = turfOfBusiness(content, table, business);
  const effects = content.businesses.get(business)!.entry.front!;
  const controller = controllerOf(table, turf);
  const isShared = gains.length > 1;
  return {
    kind: 'front',
    business,
    turf: content.turfs[turf]!.id,
    seats: gains.map(({ seat }) => seat),
    effects,
    why: isShared ? 'controllerToo' : controller === viewer ? 'ownTurf' : 'nobodyControls',
    controller,
    isHorseHeadShared: isShared && effects.some(({ op }) => op === 'takeHorseHead'),
  };
}

function backsPreview(
  content: Content,
  { table }: View,
  seat: Seat,
  at: string,
  after: Foreseen,
  hasInfluence: boolean,
): BacksPreview | undefined {
  const space = content.spaceIndex.get(at);
  const turf = content.turfIndex.get(at);
  if (space === undefined && turf === undefined) return undefined; // the parts of a card
  const businesses =
    space === undefined ? businessesIn(content, table, turf!) : businessesAround(content, table, space);
  return {
    kind: 'backs',
    at,
    backs: businesses.map(({ id, entry }) => {
      const index = turfOfBusiness(content, table, id);
      return { business: id, turf: index < 0 ? undefined : index + 1, effects: entry.back };
    }),
    influence: hasInfluence ? influenceAfter(content, table, seat, at, after) : [],
  };
}

const influenceAfter = (
  content: Content,
  table: View['table'],
  seat: Seat,
  at: string,
  after: Foreseen,
): readonly Influence[] =>
  turfsOfPlace(content, table, at).map(turf => {
    const influence = influenceIn(content, after.table, turf);
    const winner = winnerOf(influence);
    return {
      turf: content.turfs[turf]!.id,
      mine: influence[seat]!,
      isBest: typeof winner === 'object' && winner.seat === seat,
    };
  });
