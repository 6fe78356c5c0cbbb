// How much the server holds, of how much it may hold. Concurrent requests may exceed a quota by one each.
import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Store, Usage } from './store/store.ts';

export interface Quota {
  readonly name: keyof Usage;
  readonly used: number;
  readonly most: number;
}

export interface Room {
  readonly quotas: readonly Quota[];
  /** Of the data folder, in bytes. */
  readonly disk: { readonly free: number; readonly total: number };
}

export interface QuotaContext {
  readonly store: Store;
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
}

export async function roomOf({ store, config }: QuotaContext): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(config.data);
  return { quotas: await quotasOf(store, config), disk: { free: bavail * bsize, total: blocks * bsize } };
}

/** Whether there is room for one more; the operator is told where there is none. */
export async function hasRoom(context: QuotaContext, ...names: (keyof Usage)[]): Promise<boolean> {
  const quotas = await quotasOf(context.store, context.config);
  const spent = quotas.filter(({ name, used, most }) => names.includes(name) && used >= most);
  if (spent.length > 0) context.log.warn({ quotas: spent }, 'a quota is used up');
  return spent.length === 0;
}

/** Tells the operator in time: in the log from 80 % on, in the metrics always. */
export async function reportRoom(context: QuotaContext): Promise<void> {
  const { log, metrics } = context;
  const room = await roomOf(context);
  for (const { name, used, most } of room.quotas) {
    metrics.quotaUsed.set({ quota: name }, used);
    metrics.quotaMost.set({ quota: name }, most);
  }
  metrics.diskFree.set(room.disk.free);
  const warnings = warningsOf(room);
  if (warnings.length > 0) log.warn({ warnings, ...room }, 'the server is running out of room');
}

/** The quotas of which 80 % are used, and the disk. */
export function warningsOf({ quotas, disk: { free, total } }: Room): string[] {
  const isNearlyFull = free < Math.min(0.1 * total, 2 ** 30);
  const names = quotas.filter(({ used, most }) => used >= 0.8 * most).map(({ name }) => name);
  return isNearlyFull ? [...names, 'disk'] : names;
}

async function quotasOf(store: Store, config: Config): Promise<Quota[]> {
  const usage = await store.usage();
  const most: Usage = {
    lobbies: config.mostLobbies,
    tables: config.mostTables,
    tokens: config.mostTokens,
    packBytes: packBytesOf(config),
  };
  return (Object.keys(most) as (keyof Usage)[]).map(name => ({ name, used: usage[name], most: most[name] }));
}

export const packBytesOf = ({ packMegabytes }: Config): number => packMegabytes * 2 ** 20;
