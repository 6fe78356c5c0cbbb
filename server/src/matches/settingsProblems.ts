import type { Settings } from '../store/store.ts';

/** Settings that do not go together, in words, naming the field. */
export function settingsProblems({ memoryAid, log }: Settings): string[] {
  // Pages fold the log into what they recall; where they are not given it, there is nothing to recall from.
  return memoryAid && log === 'closed' ? ['memoryAid: needs the open log'] : [];
}
