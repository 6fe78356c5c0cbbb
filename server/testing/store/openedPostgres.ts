import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import type { Opened } from './storeContract.ts';

/** A database for the contract: any number of nodes, closed with the test. */
export async function openedPostgres(url: string): Promise<Opened> {
  const nodes: Store[] = [];
  const node = async () => {
    const store = await openPostgres({ url });
    nodes.push(store);
    return store;
  };
  const closeAll = async () => {
    await Promise.all(nodes.splice(0).map(store => store.close().catch(() => {}))); // the test may have closed it
  };
  return {
    store: await node(),
    another: node,
    async reopen() {
      await closeAll();
      return node();
    },
    end: closeAll,
  };
}
