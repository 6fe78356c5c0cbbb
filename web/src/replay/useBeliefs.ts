import type { Beliefs } from '@omerta/coach';
import type { Viewpoint } from '@omerta/table/replay/viewpoint.ts';
import { useEffect, useState } from 'react';
import type { ReplayHost } from './replayHost.ts';

export interface Believing {
  readonly host: ReplayHost;
  readonly isOver: boolean;
  readonly step: number;
  readonly viewpoint: Viewpoint;
}

interface Known {
  readonly step: number;
  readonly viewpoint: Viewpoint;
  readonly beliefs: Beliefs | undefined;
}

/** What the seat that is looked through could believe. What comes too late is dropped. */
export function useBeliefs({ host, isOver, step, viewpoint }: Believing): Beliefs | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (!isOver || typeof viewpoint !== 'number') return;
    let isLate = false;
    const tell = (beliefs: Beliefs | undefined) => {
      if (!isLate) setKnown({ step, viewpoint, beliefs });
    };
    host.beliefs(step, viewpoint).then(tell, () => tell(undefined)); // a worker that broke down knows nothing
    return () => {
      isLate = true;
    };
  }, [host, isOver, step, viewpoint]);
  return known?.step === step && known.viewpoint === viewpoint ? known.beliefs : undefined;
}
