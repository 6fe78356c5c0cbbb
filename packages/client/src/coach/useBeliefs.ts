import type { Beliefs } from '@omerta/coach';
import { useEffect, useState } from 'react';
import type { ReplayHost } from '../replay/replayHost.ts';
import type { Viewpoint } from '../replay/viewpoint.ts';

export interface Believing {
  readonly host: ReplayHost;
  readonly isOver: boolean;
  readonly step: number;
  readonly viewpoint: Viewpoint;
}

/** What the seat that is looked through could believe. What comes too late is dropped. */
export function useBeliefs({ host, isOver, step, viewpoint }: Believing): Beliefs | undefined {
  const [known, setKnown] = useState<{ readonly viewpoint: Viewpoint; readonly beliefs: Beliefs | undefined }>();
  useEffect(() => {
    if (!isOver || typeof viewpoint !== 'number') return;
    let isLate = false;
    void host.beliefs(step, viewpoint).then(beliefs => {
      if (!isLate) setKnown({ viewpoint, beliefs });
    });
    return () => {
      isLate = true;
    };
  }, [host, isOver, step, viewpoint]);
  return known?.viewpoint === viewpoint ? known.beliefs : undefined;
}
