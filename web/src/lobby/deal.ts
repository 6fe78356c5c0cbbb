import type { TableInfo } from '@omerta/protocol';
import { newEntropy } from '../net/entropy.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { gatheringAt, stepsToDeal } from './gathering.ts';

/** The host deals; bots of this level take the empty seats. */
export async function deal(info: TableInfo, level: string): Promise<void> {
  const { match } = info;
  for (const step of stepsToDeal(gatheringAt(info))) {
    if (step.kind === 'ready') await tablesApi.ready(match, newEntropy(match));
    else if (step.kind === 'free') await tablesApi.freeSeat(match, step.seat);
    else await tablesApi.addBot(match, step.seat, level);
  }
  await tablesApi.start(match);
}
