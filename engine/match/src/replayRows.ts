import { newRecord, type PlayedRow, type Stretch, stateFrom, survivingChoices } from '@omerta/kernel';
import { type AnyRules, type Beginning, begin, continueFrom, counted, type MatchProgress } from './progress.ts';
import { takeUnlimited } from './take.ts';

/** How a match started, and all its rows. */
export interface PlayedMatch {
  readonly beginning: Beginning;
  readonly players: number;
  readonly rows: readonly PlayedRow[];
}

export type Replayed =
  | { readonly ok: true; readonly progress: MatchProgress }
  | { readonly ok: false; readonly problem: string };

/**
 * Replays the rows of the last stretch, which these rules have played. The last rows, as many as `recent` holds, are taken
 * in full, so that their events are known; earlier ones are only played. Versions end at `versions`, or count from 1.
 */
export function replayRows(
  rules: AnyRules,
  { beginning, players, rows }: PlayedMatch,
  { from, start = beginning.start }: Stretch,
  versions: readonly number[] | undefined,
  recentLimit: number,
): Replayed {
  const [before, own] = [rows.slice(0, from - 1), rows.slice(from - 1)];
  const cut = cutOf(own, Math.max(0, own.length - recentLimit));
  const begun = { ...beginning, start };
  if (cut === 0 && before.length === 0) return takeAll(begin(rules, begun, players, recentLimit), own);
  const early = own.slice(0, cut);
  const record = { ...newRecord(rules, beginning.options, beginning.seed), ...begun };
  const state = stateFrom(rules, { ...record, choices: survivingChoices(early) });
  const unseen = continueFrom(rules, state, players, { versions, recentLimit });
  const replayed = takeAll([...before, ...early].reduce(counted, unseen), own.slice(cut));
  return replayed.ok ? { ok: true, progress: endingAt(versions, replayed.progress) } : replayed;
}

/** One more row, which was checked when it was made. */
export function takeStored(progress: MatchProgress, row: PlayedRow): MatchProgress {
  const replayed = takeAll(progress, [row]);
  if (!replayed.ok) throw new Error(replayed.problem);
  return replayed.progress;
}

function takeAll(before: MatchProgress, rows: readonly PlayedRow[]): Replayed {
  let progress = before;
  for (const row of rows) {
    const taken = takeUnlimited(progress, row);
    if (!taken.ok) return { ok: false, problem: `Row ${progress.number + 1} is refused: ${taken.refusal.code}` };
    progress = taken.progress;
  }
  return { ok: true, progress };
}

/** Shifts the versions so that they end at `last`. */
function endingAt(last: readonly number[] | undefined, progress: MatchProgress): MatchProgress {
  const { versions, recent } = progress;
  const raised = (counts: readonly number[]) =>
    counts.map((count, at) => count + (last ?? versions)[at]! - versions[at]!);
  return {
    ...progress,
    recent: recent.map(each => ({ ...each, before: raised(each.before), after: raised(each.after) })),
    versions: raised(versions),
  };
}

/** Where the rows begin that are taken again: from here at the latest. No undo among them reaches behind it, and none that may come. */
function cutOf(rows: readonly PlayedRow[], cut: number): number {
  const choices: number[] = []; // rows of choices that count
  let least = cut;
  for (const [at, { kind }] of rows.entries()) {
    const undone = kind === 'choice' ? undefined : choices.pop();
    if (undone === undefined) choices.push(at);
    else if (at >= cut) least = Math.min(least, undone);
  }
  const seat = rows[choices.at(-1) ?? 0]?.seat;
  const others = choices.findLastIndex(at => rows[at]!.seat !== seat);
  least = Math.min(least, choices[others + 1] ?? cut); // what may be taken back is all of one seat
  return least === cut ? cut : cutOf(rows, least);
}
