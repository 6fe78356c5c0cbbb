/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last change was about: typing in one field is one step, not one for each letter. */
  readonly about: string | undefined;
}

const MOST_STEPS = 200;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], about: undefined });

export function change<T>(history: History<T>, present: T, about?: string): History<T> {
  if (present === history.present) return history;
  const isSame = about !== undefined && about === history.about;
  const past = isSame ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], about };
}

export function undo<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: last,
    future: [history.present, ...history.future],
    about: undefined,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, about: undefined };
}
