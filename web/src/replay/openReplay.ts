import { seenDealOf } from '../net/seenDeals.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import type { Opened, ReplayHost } from './replayHost.ts';
import type { Verdict } from './verdict.ts';

export interface OpenReplay {
  readonly host: ReplayHost;
  readonly opened: Opened;
  readonly verdict: Verdict | undefined; // undefined while it is worked out
}

/** Who plays a record again, as long as it is wanted. */
export interface StartedReplay {
  readonly host: ReplayHost;
  readonly fault: Promise<never>; // it cannot be loaded, or breaks
}

/** Opens a record and has it verified. One that cannot even be opened is told as a fault. */
export async function openReplay(
  { host, fault }: StartedReplay,
  file: RecordFile,
  match: string | undefined,
  tell: (replay: OpenReplay | 'fault') => void,
): Promise<void> {
  const opened = await Promise.race([fault, host.open(file, match)]).catch(error => {
    tell('fault');
    throw error;
  });
  tell({ host, opened, verdict: undefined });
  const dealt = match ?? file.record.fairDeal?.match;
  if (opened.ok)
    tell({ host, opened, verdict: await host.verify(dealt === undefined ? undefined : await seenDealOf(dealt)) });
}
