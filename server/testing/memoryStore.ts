// A store in memory for tests: it fulfils the contract of every store and can crash at any moment.
import { setImmediate as nextTick } from 'node:timers/promises';
import { CommitUnknown, StoreClosed } from '../src/store/errors.ts';
import { matchChanged, readNotification, writeNotification } from '../src/store/nodeNotification.ts';
import type { NodeNotification, Store } from '../src/store/store.ts';
import { copied } from './memory/copied.ts';
import { Disk } from './memory/disk.ts';
import { guesses } from './memory/guesses.ts';
import { packs } from './memory/packs.ts';
import { extras, mutes, people, sessions } from './memory/people.ts';
import { matches, play } from './memory/play.ts';

export { Disk } from './memory/disk.ts';

/** The fate of a commit: carried out and confirmed, carried out without a confirmation, or not carried out. */
export type Fate = 'done' | 'unconfirmed' | 'lost';

export interface MemorySettings {
  /** Awaited before every write. */
  readonly beforeCommit?: () => Promise<unknown>;
  readonly fate?: () => Fate;
}

export interface MemoryStore extends Store {
  /** The machine is gone: nothing under way is written, and no caller gets an answer. */
  crash(): void;
}

/** One node on the disk; several may share it. */
export function memoryStore(
  disk: Disk = new Disk(),
  { beforeCommit = () => nextTick(), fate = () => 'done' }: MemorySettings = {},
): MemoryStore {
  const bells = new Set<(ring: NodeNotification) => void>();
  const bell = (ring: NodeNotification) =>
    queueMicrotask(() => {
      const heard = readNotification(writeNotification(ring));
      if (heard === undefined) return;
      for (const onRing of bells) onRing(heard);
    });
  disk.bells.add(bell);
  const ring = (match: string) => disk.ring(matchChanged(match), bell);
  let isClosed = false;
  let hasCrashed = false;

  const never = new Promise<never>(() => {});
  const after = async <T>(waiting: Promise<unknown> | undefined, work: () => T): Promise<T> => {
    if (isClosed) throw new StoreClosed();
    await waiting;
    return hasCrashed ? never : work();
  };
  const waited = <T extends object>(methods: T): { [K in keyof T]: never } =>
    Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [
        name,
        (...given: unknown[]) => after(undefined, () => method(...given)),
      ]),
    ) as { [K in keyof T]: never };

  const plays = play(disk, ring);
  return {
    ...waited(people(disk, ring)),
    ...waited(sessions(disk)),
    ...waited(guesses(disk)),
    ...waited(matches(disk, ring)),
    ...waited(plays),
    ...waited(mutes(disk)),
    ...waited(packs(disk)),
    ...waited(extras(disk, ring)),
    lost: new Promise(() => {}),
    get isShared() {
      return disk.bells.size > 1;
    },
    async append(batch) {
      const given = copied(batch); // as it was at the time of the call
      return after(beforeCommit(), () => {
        const becomes = fate();
        if (becomes === 'lost') throw new CommitUnknown('The connection was lost');
        const results = plays.append(given);
        if (becomes === 'unconfirmed') throw new CommitUnknown('The connection was lost');
        return results;
      });
    },
    listen(onRing) {
      bells.add(onRing);
      return () => bells.delete(onRing);
    },
    async notify(ring) {
      if (!isClosed && !hasCrashed) disk.ring(ring, bell);
    },
    backup: () => Promise.reject(new Error('A store in memory has no backup')),
    ready: async () => !isClosed,
    async close() {
      isClosed = true;
      disk.bells.delete(bell);
    },
    crash() {
      hasCrashed = true;
      disk.bells.delete(bell);
    },
  };
}
