import type { TableInfo } from '@omerta/protocol';
import { entropyFor, mustKeepPromise } from '../net/seenDeals.ts';
import { tablesApi } from '../net/tablesApi.ts';

/** Ready, with this device's entropy. What it saw is kept before, and compared with the table that answers. */
export async function getReady(info: TableInfo): Promise<TableInfo> {
  const ready = await tablesApi.ready(info.match, await entropyFor(info));
  await mustKeepPromise(ready);
  return ready;
}
