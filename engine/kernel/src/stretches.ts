// A game that was played under several versions of its rules: each version played one stretch, and only it can check that.
import { canonicalJson } from './fingerprint.ts';
import type { GameRecord } from './record.ts';
import { type ReplayProblem, replay } from './replay.ts';
import type { GameTypes, Rules } from './rules.ts';
import { rulesOfVersion } from './rulesOfVersion.ts';

export interface Stretch {
  readonly version: number;
  readonly from: number; // its first choice, counted from 1
  readonly start?: unknown; // the state left by the version before; the first starts as the record says
}

export type CheckedStretch<G extends GameTypes = GameTypes> = {
  readonly version: number;
  readonly from: number;
  readonly to: number; // its last choice
} & (
  | { readonly verdict: 'right'; readonly state: G['State'] }
  | { readonly verdict: 'otherVersion' } // a release with that version of the rules can check it
  | { readonly verdict: 'otherEnd' } // it does not end where the next one starts
  | { readonly verdict: 'refused'; readonly problem: ReplayProblem } // with the step counted from the first choice of the game
);

/** Replays the stretches whose version of the rules this release has. */
export function checkStretches<G extends GameTypes>(
  rules: Rules<G>,
  record: GameRecord,
  stretches: readonly Stretch[],
): CheckedStretch<G>[] {
  return stretches.map(({ version, from }, at) => {
    const next = stretches[at + 1];
    const where = { version, from, to: next === undefined ? record.choices.length : next.from - 1 };
    if (rulesOfVersion(rules, version) === undefined) return { ...where, verdict: 'otherVersion' };
    const replayed = replay(rules, recordOfStretch(record, stretches, at));
    if (!replayed.ok) return { ...where, verdict: 'refused', problem: counted(replayed.problem, from - 1) };
    const { state } = replayed;
    const isRight = next === undefined || canonicalJson(state) === canonicalJson(next.start);
    return isRight ? { ...where, verdict: 'right', state } : { ...where, verdict: 'otherEnd' };
  });
}

/** One stretch as a game of its own. */
export function recordOfStretch(record: GameRecord, stretches: readonly Stretch[], at: number): GameRecord {
  const { version, from, start } = stretches[at]!;
  const next = stretches[at + 1];
  const choices = record.choices.slice(from - 1, next === undefined ? undefined : next.from - 1);
  return { ...record, version, choices, ...(at === 0 ? {} : { start: start ?? {} }) };
}

function counted(problem: ReplayProblem, before: number): ReplayProblem {
  return problem.code === 'refused' ? { ...problem, step: problem.step + before } : problem;
}
