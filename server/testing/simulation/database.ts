// The store as a node sees it: calls take time and may fail; what was written survives every node.
import { CommitUnknown } from '../../src/store/errors.ts';
import type { Append, ChoiceRow, NodeNotification, Store } from '../../src/store/store.ts';
import { type Disk, memoryStore } from '../memoryStore.ts';
import type { FaultPlan } from './faultPlan.ts';
import type { NodeProcess } from './nodeProcess.ts';
import type { Scheduler } from './scheduler.ts';

export interface DatabaseParts {
  readonly scheduler: Scheduler;
  readonly faultPlan: FaultPlan;
  readonly disk: Disk;
  readonly isShared: boolean;
  /** A node requests that these rows are written. */
  onWriteRequested(rows: readonly Pick<ChoiceRow, 'command'>[]): void;
  /** Rows were written and not yet confirmed. */
  onWritten(): void;
}

/** A fault that the plan injected. */
export class InjectedStoreError extends Error {}

export function databaseFor(running: NodeProcess, parts: DatabaseParts): Store {
  const { scheduler, faultPlan, isShared } = parts;
  const memory = memoryStore(parts.disk, { beforeCommit: async () => {} });
  let lastStart = 0; // an unshared store does one call after another

  const call = (name: string, given: unknown[], work: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const isWrite = !READS.test(name);
      if (name === 'append') parts.onWriteRequested((given[0] as Append[]).map(({ row }) => row));
      const { before, after, fate, outlivesNode } = faultPlan.call(isWrite);
      const asked = JSON.stringify(given) ?? '';
      const answer = (how: () => void, what: string) =>
        scheduler.after(after, () =>
          running.reach(() => {
            scheduler.note(`${running.name} ${name} ${what}`);
            how();
          }),
        );
      const fail = (error: Error) => answer(() => reject(error), error.message);
      const act = () => {
        if (!running.isAlive && !(isShared && outlivesNode)) return;
        if (fate === 'refused' || running.hasNoDatabase)
          return void fail(new InjectedStoreError('No space left, or no connection'));
        if (fate === 'lost') return void fail(new CommitUnknown('The connection was lost'));
        scheduler.note(`${running.name} ${name} runs: ${asked.length} ${asked.slice(0, 120)}`);
        work().then(
          result => {
            if (isWrite) parts.onWritten();
            if (fate === 'unconfirmed') fail(new CommitUnknown('The connection was lost'));
            else answer(() => resolve(result), 'returns');
          },
          error => fail(error),
        );
      };
      const start = Math.max(scheduler.now + before, isShared ? 0 : lastStart);
      lastStart = start;
      scheduler.after(start - scheduler.now, act);
    });

  const methods = Object.entries(memory).filter(([name, each]) => typeof each === 'function' && !OWN.has(name));
  const calls = Object.fromEntries(
    methods.map(([name, method]) => [
      name,
      (...given: unknown[]) => call(name, given, () => (method as (...all: unknown[]) => Promise<unknown>)(...given)),
    ]),
  );
  return {
    ...memory,
    ...(calls as unknown as Store), // the same methods, later
    isShared,
    listen: onRing =>
      memory.listen((ring: NodeNotification) => {
        if (!isShared || faultPlan.isNotificationLost()) return;
        const time = 1 + faultPlan.below(SLOWEST_RING);
        if (!running.isAlive) return;
        scheduler.after(time, () => {
          if (running.missesNotifications) return;
          running.reach(() => {
            scheduler.note(`${running.name} receives ${JSON.stringify(ring)}`);
            onRing(ring);
          });
        });
      }),
    async notify(ring) {
      if (running.isAlive && !running.hasNoDatabase) await memory.notify(ring);
    },
  };
}

const READS = /^(.*By.*|.*Of|list.*|dueDeadlines|storedTime)$/;
const OWN = new Set(['listen', 'notify', 'backup', 'ready', 'close', 'crash']);
const SLOWEST_RING = 30;
