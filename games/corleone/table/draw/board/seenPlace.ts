import { type Figure, NO_FIGURE, type Pack } from '@omerta/corleone/seen';
import type { Side } from '../families.ts';
import { kindOf, type PawnKind, sideOf } from '../pawns/pawnKinds.ts';
import type { BoardProps, Mark, PlaceId } from './boardProps.ts';
import type { Business } from './CardFace.tsx';

/** What the board is told of one place, as single values: a place is drawn again only when one of them changes. */
export interface SeenPlace {
  readonly place: PlaceId;
  readonly label: string;
  readonly mark: Mark | undefined;
  readonly kind: PawnKind | undefined; // who stands there
  readonly side: Side;
  readonly ghostKind: PawnKind | undefined; // who would
  readonly ghostSide: Side;
  readonly bubble: string | undefined;
  readonly isPickable: boolean;
  readonly isFocused: boolean;
}

export type SeePlace = (place: PlaceId, figure: Figure) => SeenPlace;

export function seeingPlaces(props: BoardProps, focused: PlaceId): SeePlace {
  const { families, marks, ghosts, bubbles, labelOf, onPick } = props;
  const ghostAt = new Map(ghosts?.map(({ at, figure }) => [at, figure]));
  return (place, figure) => {
    const ghost = ghostAt.get(place);
    return {
      place,
      label: labelOf(place),
      mark: marks?.get(place),
      kind: figure === NO_FIGURE ? undefined : kindOf(figure),
      side: figure === NO_FIGURE ? 'neutral' : sideOf(figure, families),
      ghostKind: ghost === undefined ? undefined : kindOf(ghost),
      ghostSide: ghost === undefined ? 'neutral' : sideOf(ghost, families),
      bubble: bubbles?.get(place),
      isPickable: onPick !== undefined,
      isFocused: place === focused,
    };
  };
}

/** The businesses of a pack by id. */
export function businessesOf(pack: Pack): ReadonlyMap<string, Business> {
  let found = known.get(pack);
  if (found === undefined) {
    found = new Map([...pack.businesses.printed, ...pack.businesses.tiles].map(business => [business.id, business]));
    known.set(pack, found);
  }
  return found;
}

const known = new WeakMap<Pack, ReadonlyMap<string, Business>>();
