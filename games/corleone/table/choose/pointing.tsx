import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { usePlay } from './play.ts';
import { type Preview, previewOf } from './preview.ts';
import { selectionOf, tap } from './selection.ts';
import type { Thing } from './things.ts';

/** What is pointed at, by the mouse or by the focus. Apart from the rest, because it changes most often. */
export interface Pointing {
  readonly pointed: Thing | undefined;
  /** What it would bring, if it were tapped. */
  readonly preview: Preview | undefined;
  point(thing: Thing | undefined): void;
}

const PointingContext = createContext<Pointing | undefined>(undefined);

export function usePointing(): Pointing {
  const pointing = useContext(PointingContext);
  if (pointing === undefined) throw new Error('Nothing can be pointed at here');
  return pointing;
}

export function PointingProvider({ children }: { readonly children: ReactNode }) {
  const { content, view } = useAtTable();
  const { choices, selection } = usePlay();
  const { tapped } = selection;
  const [pointed, point] = useState<Thing | undefined>(undefined);
  const preview = useMemo(() => {
    const taps = pointed === undefined ? undefined : tap(choices, tapped, pointed);
    const chosen = taps === undefined ? undefined : selectionOf(choices, taps).chosen;
    return chosen === undefined ? undefined : previewOf(content, view, chosen);
  }, [content, view, choices, tapped, pointed]);
  const pointing = useMemo(() => ({ pointed, preview, point }), [pointed, preview]);
  return <PointingContext value={pointing}>{children}</PointingContext>;
}
