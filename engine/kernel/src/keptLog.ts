// What the log of a game shows of all that a viewer saw.
import type { GameTypes, Rules } from './rules.ts';

/** `closed`: the current part of the game alone. `open`: the former parts too, as far as the game keeps them. */
export type LogScope = 'whole' | 'open' | 'closed';

/** What decides how much the log of a table shows. */
interface LoggedTable {
  readonly stage: string;
  readonly settings: { readonly log: Exclude<LogScope, 'whole'> };
}

export function logScopeOf({ stage, settings }: LoggedTable): LogScope {
  return stage === 'playing' ? settings.log : 'whole';
}

export interface LogRules<G extends GameTypes> {
  /** Whether an act, a round or the like begins with this event. Something is revealed with it: no undo crosses it. */
  beginsPart(event: G['SeenEvent']): boolean;
  /** What stays in the log of an event once the next part has begun; undefined if nothing. Missing: all of it. */
  keptLater?(event: G['SeenEvent'], view: G['View']): G['SeenEvent'] | undefined;
}

/** `seen`: events up to now, the latest last; the view is that of now. */
export function keptLog<G extends GameTypes>(
  { log }: Pick<Rules<G>, 'log'>,
  view: G['View'],
  seen: readonly G['SeenEvent'][],
  scope: LogScope,
): readonly G['SeenEvent'][] {
  const begins = log === undefined || scope === 'whole' ? -1 : seen.findLastIndex(event => log.beginsPart(event));
  if (log === undefined || begins <= 0) return seen;
  const current = seen.slice(begins);
  if (scope === 'closed') return current;
  const { keptLater = (event: G['SeenEvent']) => event } = log;
  return [...seen.slice(0, begins).flatMap(event => keptLater(event, view) ?? []), ...current];
}
