import type { TableModel } from './tableModel.ts';
import type { TableState } from './tableState.ts';

/** Something that is told anew as the table goes on, for useSyncExternalStore. */
export interface Followed<Told> {
  get(): Told;
  subscribe(listener: () => void): () => void;
}

/** What was told last, and of which view and log. */
export type Before = Pick<TableState, 'shown' | 'log'> | undefined;

/** Follows a table while there is a listener; `next` says what to publish now. */
export function followTable<Told>(
  { store }: Pick<TableModel, 'store'>,
  first: Told,
  next: (told: Told, now: TableState, before: Before) => Told,
): Followed<Told> {
  let told = first;
  let before: Before;
  const listeners = new Set<() => void>();
  const follow = () => {
    const now = store.getState();
    const said = next(told, now, before);
    before = { shown: now.shown, log: now.log };
    if (said === told) return;
    told = said;
    for (const listener of listeners) listener();
  };
  follow();
  let stop = () => {};
  return {
    get: () => told,
    subscribe: listener => {
      if (listeners.size === 0) {
        stop = store.subscribe(follow);
        follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
