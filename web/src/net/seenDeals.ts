// What this device saw of the deals of its own games, to be compared with their records.
import type { SeenDeal } from '@omerta/kernel';
import { givingEntropy, type TableInfo, watchCommitment, watchDeal } from '@omerta/protocol';
import { ApiError } from './api.ts';
import { type OpenedDeals, openSeenDeals } from './seenDealStore.ts';

/** Keeps what a table of the stream shows. The result has `changedTo` if the commitment is not the one that was kept. */
export async function watchTable(info: TableInfo): Promise<SeenDeal | undefined> {
  return (await seenDeals()).change(info.match, seen => watchDeal(seen, info));
}

/** Refuses to go on to a deal whose commitment is not the one that was kept. For answers to requests too. */
export async function mustKeepPromise(info: TableInfo): Promise<void> {
  const seen = await (await seenDeals()).change(info.match, kept => watchCommitment(kept, info));
  if (seen?.changedTo !== undefined) throw new ApiError('changedPromise');
}

/**
 * The entropy of this device for the match, kept with the commitment before it is sent. It stays the same for the match:
 * a request that is sent again, or arrives late, gives no other.
 */
export async function entropyFor(info: TableInfo): Promise<string> {
  await mustKeepPromise(info);
  const seen = await (await seenDeals()).change(
    info.match,
    kept => kept && givingEntropy(kept, info, kept.entropy ?? newEntropy()),
  );
  if (seen?.entropy === undefined) throw new Error(`No player of ${info.match} sits here`);
  return seen.entropy;
}

export async function seenDealOf(match: string): Promise<SeenDeal | undefined> {
  return (await seenDeals()).find(match);
}

/** False: what this page saw is forgotten when it is closed. */
export const keepsDeals = async (): Promise<boolean> => (await seenDeals()).isStored;

const opening: { deals?: Promise<OpenedDeals> } = {};

function seenDeals(): Promise<OpenedDeals> {
  opening.deals ??= openSeenDeals();
  return opening.deals;
}

/** 16 bytes in hex. Made without crypto.subtle, which plain http does not have. */
function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
