import {
  type GameTypes,
  type ReplayProblem,
  recordOfStretch,
  replay,
  rulesOfVersion,
  type Seat,
  type Stretch,
} from '@omerta/kernel';
import type { AnyRules } from '@omerta/match';
import type { RecordFile } from '../practice/recordFile.ts';

export interface Step {
  readonly seat: Seat | undefined; // undefined at the start
  readonly events: readonly GameTypes['Event'][];
  readonly state: unknown; // after it
}

export interface PlayedSteps {
  readonly steps: readonly Step[]; // the start first
  readonly problem: ReplayProblem | undefined; // why it goes no further
  /** Some of it was played under versions of the rules that this release does not have, and is left out. */
  readonly isPartial: boolean;
}

/** The record played again, as far as its choices are legal and this release has the rules that played it. */
export function playedSteps(rules: AnyRules, { record, stretches }: RecordFile): PlayedSteps {
  const all: readonly Stretch[] = stretches ?? [{ version: record.version, from: 1 }];
  const steps: Step[] = [];
  const isKnown = ({ version }: Stretch) => rulesOfVersion(rules, version) !== undefined;
  let problem: ReplayProblem | undefined;
  for (const [at, stretch] of all.entries()) {
    if (!isKnown(stretch)) continue;
    const replayed = replay(rules, recordOfStretch(record, all, at), ({ step, seat, events, state }) => {
      if (step > 0 || steps.length === 0) steps.push({ seat, events: [...events], state: rules.clone(state) });
    });
    if (!replayed.ok) problem ??= replayed.problem;
  }
  const isPartial = !all.every(isKnown);
  const other: ReplayProblem = { code: 'wrongVersion', expected: rules.version, found: record.version };
  return { steps, isPartial, problem: steps.length === 0 ? (problem ?? other) : problem };
}
