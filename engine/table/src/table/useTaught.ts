import { useMemo, useSyncExternalStore } from 'react';
import { useTableModel } from './useTable.ts';

/** Whether an answer is what a lesson wants just now; undefined where nothing is taught. */
export function useTaught(): ((answer: string) => boolean) | undefined {
  const { teaching } = useTableModel();
  const progress = () => teaching?.store.getState();
  const now = useSyncExternalStore(teaching?.store.subscribe ?? listenToNothing, progress, progress);
  return useMemo(
    () => (teaching === undefined || now === undefined ? undefined : answer => teaching.allows(answer)),
    [teaching, now],
  );
}

const listenToNothing = () => () => {};
