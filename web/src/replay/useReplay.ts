import { wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { workerFault } from '../net/workerFault.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { type OpenReplay, openReplay } from './openReplay.ts';
import type { ReplayHost } from './replayHost.ts';

/** A worker that holds the record as long as the page shows it. */
export function useReplay(file: RecordFile, match: string | undefined): OpenReplay | 'fault' | undefined {
  const [replay, setReplay] = useState<OpenReplay | 'fault'>();
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    let isGone = false;
    const started = { host: wrap<ReplayHost>(worker), fault: workerFault(worker) };
    openReplay(started, file, match, told => {
      if (!isGone) setReplay(told);
    }).catch(reportError);
    return () => {
      isGone = true;
      worker.terminate();
      setReplay(undefined);
    };
  }, [file, match]);
  return replay;
}
