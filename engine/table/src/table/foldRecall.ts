import type { Viewer } from '@omerta/kernel';

/** Undefined while the log is still that of the player who held the device before. */
export type FoldRecall<Recall> = (log: readonly object[], viewer: Viewer) => Recall | undefined;

/** Folds a growing log event by event; a log that does not go on where the last one ended is folded anew. */
export function foldRecall<Recall, Event extends object>(
  start: Recall,
  remember: (recall: Recall, event: Event) => Recall,
): FoldRecall<Recall> {
  let known: { readonly log: readonly object[]; readonly viewer: Viewer; readonly recall: Recall } | undefined;
  return (log, viewer) => {
    if (known !== undefined && known.viewer !== viewer && known.log === log) return undefined;
    const before = known !== undefined && known.viewer === viewer && goesOn(known.log, log) ? known : undefined;
    const fresh = log.slice(before?.log.length ?? 0) as readonly object[] as readonly Event[]; // logs of a game hold its events
    known = { log, viewer, recall: fresh.reduce(remember, before?.recall ?? start) };
    return known.recall;
  };
}

const goesOn = (before: readonly object[], log: readonly object[]): boolean =>
  before.length <= log.length && before.every((event, at) => event === log[at]);
