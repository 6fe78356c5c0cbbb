import { rulesOfVersion } from '@omerta/kernel';
import {
  type AnyRules,
  type Beginning,
  begin,
  continueFromSnapshot,
  type MatchProgress,
  restore,
  takeStored,
} from '@omerta/match';
import type { Start, StoredGame } from './savedGame.ts';

/** The worker keeps all that has happened: there is no other place to read the log from. */
const EVERY_ROW = Number.POSITIVE_INFINITY;

/** Where the rows have led. Under rules that refuse them or lead elsewhere, the kept state counts instead. */
export function openedMatch(rules: AnyRules, { saved, rows, state }: StoredGame): MatchProgress {
  const { start, seats, played } = saved;
  const [beginning, players] = [beginningOf(start), seats.length];
  if (state === undefined) {
    const own = rulesOfVersion(rules, played.at(-1)!.version) ?? rules;
    const begun = begin(own, beginning, players, EVERY_ROW);
    return rows.reduce(takeStored, { ...begun, played: [{ version: own.version, from: 1 }] }); // `saved` has the start
  }
  const stored = { beginning, players, rows, snapshot: { state, played } };
  const restored = restore(rules, stored, EVERY_ROW);
  return restored.ok ? restored.progress : continueFromSnapshot(rules, stored, EVERY_ROW);
}

function beginningOf(start: Start): Beginning {
  const { options, seed } = start;
  return start.kind === 'state' ? { options, seed, start: start.state } : { options, seed };
}
