import { turfsOfPlace } from '@omerta/corleone/seen';
import { useState } from 'react';
import type { Box } from '../../draw/board/geometry.ts';
import { boxAroundSpace, boxAroundTurf } from '../../draw/board/zoom.ts';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';
import { nameIn, sortOf } from '../things.ts';

export interface Zoom {
  readonly box: Box;
  readonly turfs: readonly string[]; // those in it
  readonly isWide: boolean; // several turfs
  showTurf(turf: string): void;
}

/** The part of the board a phone shows large: the turf that was asked for last, or all that a chosen family space touches. */
export function useZoom(lit?: string | undefined): Zoom {
  const { pack, content, table } = useAtTable();
  const turfsAt = (place: string) => turfsOfPlace(content, table, place).map(turf => content.turfs[turf]!.id);
  const { selection } = usePlay();
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const places = [...selection.legal].filter(thing => sortOf(thing) === 'place').map(nameIn);
  const chosen = selection.tapped
    .filter(thing => sortOf(thing) === 'place')
    .map(nameIn)
    .at(-1);
  const isForFamily = places.some(place => content.spaceIndex.has(place));
  const showTurf = (turf: string) => setAsked({ turf, chosen });
  if (asked?.chosen !== undefined && asked.chosen !== chosen) setAsked({ turf: asked.turf, chosen: undefined });
  const isAskedSince = chosen !== undefined && asked?.chosen === chosen;
  if (chosen !== undefined && content.spaceIndex.has(chosen) && !isAskedSince) {
    return { box: boxAroundSpace(pack, chosen), turfs: turfsAt(chosen), isWide: true, showTurf };
  }
  const [first] = places.flatMap(turfsAt);
  const meant = chosen === undefined || isAskedSince ? undefined : turfsAt(chosen)[0];
  const turf = lit ?? meant ?? asked?.turf ?? first ?? (content.turfs[5] ?? content.turfs[0]!).id;
  return { box: boxAroundTurf(pack, turf, isForFamily), turfs: [turf], isWide: false, showTurf };
}

interface Asked {
  readonly turf: string;
  readonly chosen: string | undefined; // the place that was chosen before, as long as it still is
}
