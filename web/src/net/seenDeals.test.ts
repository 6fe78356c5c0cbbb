import type { SeenDeal } from '@omerta/kernel';
import { type TableInfo, watchDeal } from '@omerta/protocol';
import { seatOf, waitingTable } from '@omerta/protocol/testing';
import { expect, test } from 'vitest';
import { memoryDeals, type SeenDealStore, withSpare } from './seenDealStore.ts';
import { entropyFor, keepsDeals, mustKeepPromise, seenDealOf, watchTable } from './seenDeals.ts';

const [promise, other] = ['aa'.repeat(32), 'bb'.repeat(32)];
const table = (match: string, change: Partial<TableInfo> = {}) =>
  waitingTable([seatOf('person'), seatOf('bot', true)], { match, commitment: promise, ...change });

test('the commitment is kept with the entropy, which stays the same for its match', async () => {
  const entropy = await entropyFor(table('m1'));
  expect(entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(await seenDealOf('m1')).toMatchObject({ match: 'm1', commitment: promise, entropy, seat: 0 });
  await watchTable(table('m1', { seats: [seatOf('person', true), seatOf('bot', true)] }));
  expect(await seenDealOf('m1')).toMatchObject({ seat: 0, isReady: true });
  await watchTable(table('m1'));
  expect(await seenDealOf('m1')).toEqual({ match: 'm1', commitment: promise, entropy });
  expect(await entropyFor(table('m1'))).toBe(entropy);
  expect(await entropyFor(table('m2'))).not.toBe(entropy);
});

test('no entropy is given for a commitment that has changed, and the first one stays kept', async () => {
  await watchTable(table('m3'));
  const changed = table('m3', { commitment: other });
  await expect(entropyFor(changed)).rejects.toMatchObject({ code: 'changedPromise' });
  await expect(mustKeepPromise(table('m3'))).rejects.toMatchObject({ code: 'changedPromise' });
  expect(await seenDealOf('m3')).toEqual({ match: 'm3', commitment: promise, changedTo: other });
});

test('a browser without IndexedDB keeps it as long as the page is open', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  expect(await keepsDeals()).toBe(false);
});

const full = (known: SeenDeal | undefined): SeenDealStore => ({
  find: async () => known,
  change: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
});

test('where there is no room the page remembers, beginning with what was stored', async () => {
  const known = { match: 'm1', commitment: promise };
  const deals = withSpare(full(known), memoryDeals());
  const watch = (info: TableInfo) => deals.change('m1', seen => watchDeal(seen, info));
  expect(await watch(table('m1', { commitment: other }))).toEqual({ ...known, changedTo: other });
  expect(await watch(table('m1'))).toEqual({ ...known, changedTo: other });
  expect(await deals.find('m1')).toEqual({ ...known, changedTo: other });
});

test('a fault of ours is no want of room', async () => {
  const broken = { ...full(undefined), change: () => Promise.reject(new TypeError('A bug')) };
  await expect(withSpare(broken, memoryDeals()).change('m1', seen => seen)).rejects.toThrow('A bug');
});
