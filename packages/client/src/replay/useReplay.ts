import { wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { RecordFile } from '../practice/recordFile.ts';
import type { Opened, ReplayHost } from './replayHost.ts';
import type { Verdict } from './verdict.ts';

export interface OpenReplay {
  readonly host: ReplayHost;
  readonly opened: Opened;
  readonly verdict: Verdict | undefined; // undefined while it is worked out
}

/** A worker that holds the record as long as the page shows it. */
export function useReplay(file: RecordFile, match: string | undefined): OpenReplay | undefined {
  const [replay, setReplay] = useState<OpenReplay>();
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const host = wrap<ReplayHost>(worker);
    let isGone = false;
    const begin = async () => {
      const opened = await host.open(file, match);
      if (isGone) return;
      setReplay({ host, opened, verdict: undefined });
      if (!opened.ok) return;
      const verdict = await host.verify();
      if (!isGone) setReplay({ host, opened, verdict });
    };
    void begin();
    return () => {
      isGone = true;
      worker.terminate();
      setReplay(undefined);
    };
  }, [file, match]);
  return replay;
}
