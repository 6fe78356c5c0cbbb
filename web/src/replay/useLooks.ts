import type { SeenStep } from '@omerta/table/replay/replayParts.ts';
import type { Place } from '@omerta/table/replay/usePlace.ts';
import type { Viewpoint } from '@omerta/table/replay/viewpoint.ts';
import { useEffect, useState } from 'react';
import type { RecordFile } from '../practice/recordFile.ts';
import type { ReplayHost } from './replayHost.ts';
import { replayInfo } from './replayInfo.ts';
import type { ReplaySource } from './replaySource.ts';
import type { Speed } from './usePlayback.ts';

export interface Looks {
  readonly steps: readonly SeenStep[]; // with these eyes; empty until they are known
  readonly hands: readonly object[] | undefined; // only where everything is shown
}

interface Parts {
  readonly host: ReplayHost;
  readonly file: RecordFile;
  readonly isOver: boolean;
  readonly source: ReplaySource | undefined;
  readonly place: Place;
  readonly speed: Speed;
}

/** Brings what the viewpoint knows to the table. What comes too late is dropped. */
export function useLooks({ host, file, isOver, source, place: { step, viewpoint }, speed }: Parts): Looks {
  const [timeline, setTimeline] = useState<{ readonly viewpoint: Viewpoint; readonly steps: readonly SeenStep[] }>();
  const [hands, setHands] = useState<readonly object[]>();
  const steps = timeline?.viewpoint === viewpoint ? timeline.steps : NO_STEPS;

  useEffect(() => {
    let isLate = false;
    void host.timeline(viewpoint).then(found => {
      if (!isLate) setTimeline({ viewpoint, steps: found });
    });
    return () => {
      isLate = true;
    };
  }, [host, viewpoint]);

  useEffect(() => {
    if (source === undefined || steps.length === 0) return;
    let isLate = false;
    const look = async () => {
      const frame = await host.frame(step, viewpoint);
      const seen = viewpoint === 'all' ? await host.hands(step) : undefined;
      if (isLate) return;
      const info = replayInfo(file, isOver, viewpoint);
      const pace = speed === 'fast' ? 'instant' : 'brisk';
      source.show({ info: { ...info, settings: { ...info.settings, pace } }, frame, steps });
      setHands(seen);
    };
    void look();
    return () => {
      isLate = true;
    };
  }, [host, file, isOver, source, step, viewpoint, steps, speed]);

  return { steps, hands: viewpoint === 'all' ? hands : undefined };
}

const NO_STEPS: readonly SeenStep[] = [];
