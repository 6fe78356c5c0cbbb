import type { Settings } from '../store/store.ts';

/** Settings that contradict each other, in words that name the field. */
export function settingsProblems({ memoryAid, log }: Settings): string[] {
  // Pages build the memory aid from the log.
  return memoryAid && log === 'closed' ? ['memoryAid: needs the open log'] : [];
}
