import { type GameTypes, type ReplayProblem, recordOfStretch, replay, type Seat, type Stretch } from '@omerta/kernel';
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
  /** Some of it was played under other versions of the rules, and is left out. */
  readonly isPartial: boolean;
}

/** The record played again, as far as its choices are legal and these rules have played it. */
export function playedSteps(rules: AnyRules, { record, stretches }: RecordFile): PlayedSteps {
  const all: readonly Stretch[] = stretches ?? [{ version: record.version, from: 1 }];
  const steps: Step[] = [];
  let problem: ReplayProblem | undefined;
  for (const [at, { version }] of all.entries()) {
    if (version !== rules.version) continue;
    const replayed = replay(rules, recordOfStretch(record, all, at), ({ step, seat, events, state }) => {
      if (step > 0 || steps.length === 0) steps.push({ seat, events: [...events], state: rules.clone(state) });
    });
    if (!replayed.ok) problem ??= replayed.problem;
  }
  const isPartial = all.some(({ version }) => version !== rules.version);
  const other: ReplayProblem = { code: 'wrongVersion', expected: rules.version, found: record.version };
  return { steps, isPartial, problem: steps.length === 0 ? (problem ?? other) : problem };
}
