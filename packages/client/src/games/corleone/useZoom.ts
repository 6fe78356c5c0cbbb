import { useState } from 'react';
import type { Box } from './art/board/geometry.ts';
import { useAtTable } from './atTable.ts';
import { isFamilySpace, turfsOf, turfsOfPlace } from './places.ts';
import { usePlay } from './play.ts';
import { nameIn, sortOf } from './things.ts';
import { boxAroundSpace, boxAroundTurf } from './zoom.ts';

export interface Zoom {
  readonly box: Box;
  readonly turfs: readonly string[]; // those in it
  readonly isWide: boolean; // several turfs
  showTurf(turf: string): void;
}

/** The part of the board a phone shows large: the turf that was asked for, or all that a chosen family space touches. */
export function useZoom(lit?: string | undefined): Zoom {
  const { pack, table } = useAtTable();
  const { selection } = usePlay();
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const places = [...selection.legal].filter(thing => sortOf(thing) === 'place').map(nameIn);
  const chosen = selection.tapped
    .filter(thing => sortOf(thing) === 'place')
    .map(nameIn)
    .at(-1);
  const isForFamily = places.some(place => isFamilySpace(pack, place));
  if (chosen !== undefined && isFamilySpace(pack, chosen)) {
    const turfs = turfsOfPlace(pack, table, chosen);
    return { box: boxAroundSpace(pack, chosen), turfs, isWide: true, showTurf: setAsked };
  }
  const [first] = places.flatMap(place => turfsOfPlace(pack, table, place));
  const meant = chosen === undefined ? undefined : turfsOfPlace(pack, table, chosen)[0];
  const turf = lit ?? meant ?? asked ?? first ?? turfsOf(pack)[5] ?? turfsOf(pack)[0]!;
  return { box: boxAroundTurf(pack, turf, isForFamily), turfs: [turf], isWide: false, showTurf: setAsked };
}
