import type { Figure, Pack, View } from '@omerta/corleone/seen';
import type { FamilyId } from '../families.ts';
import type { Box } from './geometry.ts';

/**
 * Where something can be on the board: ids of businesses (thug spaces), family spaces ('F05') and turfs, as choices
 * name them. Central Park is picked by the id of its business.
 */
export type PlaceId = string;

export type Mark = 'legal' | 'pointed' | 'selected' | 'outlined' | 'victim' | 'refused' | 'dimmed' | 'hint1' | 'hint2';

export interface Ghost {
  readonly at: PlaceId;
  readonly figure: Figure;
}

export type NamedKind = 'turf' | 'business' | 'space';

export interface BoardProps {
  readonly pack: Pack;
  readonly table: View['table'];
  /** By seat. */
  readonly families: readonly FamilyId[];
  /** Mini: shapes, numbers, markers and figures, no cards; only turfs can be picked. */
  readonly detail: 'full' | 'mini';
  /** The part of 1400 × 960 that must be seen whole. */
  readonly window?: Box | undefined;
  /** Amber stands only where something is legal. */
  readonly marks?: ReadonlyMap<PlaceId, Mark> | undefined;
  /** Figures that are not there yet: the preview of a placement. */
  readonly ghosts?: readonly Ghost[] | undefined;
  /** Counts of a turf war, beside the figures that count. */
  readonly bubbles?: ReadonlyMap<PlaceId, string> | undefined;
  /** The one turf in full light (turf war); the rest at 50 %. */
  readonly lit?: string | undefined;
  /** Names as they are drawn. */
  readonly nameOf: (kind: NamedKind, id: string) => string;
  /** What a screen reader says of a place. */
  readonly labelOf: (place: PlaceId) => string;
  /** Words for which the pack has no name. Without them the art stays, unnamed. */
  readonly words?: BoardWords | undefined;
  /** Hover or focus; undefined when it leaves. */
  readonly onPoint?: ((place: PlaceId | undefined) => void) | undefined;
  /** Click, tap, Enter or Space, on any place: the caller answers "why not?" too. */
  readonly onPick?: ((place: PlaceId) => void) | undefined;
  /** The place in the tab order. Arrow keys are the caller's. */
  readonly focused?: PlaceId | undefined;
}

export interface BoardWords {
  readonly newBusiness: string; // in an empty slot
  readonly hudson: string;
  readonly eastRiver: string;
}
