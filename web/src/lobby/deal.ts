import type { TableInfo } from '@omerta/protocol';
import { mustKeepPromise } from '../net/seenDeals.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { gatheringAt, type Step, stepsToDeal } from './gathering.ts';
import { getReady } from './getReady.ts';

/** The host deals; bots of this level take the empty seats. */
export async function deal(info: TableInfo, level: string): Promise<void> {
  let table = info;
  for (const step of stepsToDeal(gatheringAt(info))) table = await take(step, table, level);
  await mustKeepPromise(table);
  await tablesApi.start(info.match); // the page of the table compares what it is dealt
}

function take(step: Step, table: TableInfo, level: string): Promise<TableInfo> {
  switch (step.kind) {
    case 'ready':
      return getReady(table);
    case 'free':
      return tablesApi.freeSeat(table.match, step.seat);
    case 'bot':
      return tablesApi.addBot(table.match, step.seat, level);
  }
}
