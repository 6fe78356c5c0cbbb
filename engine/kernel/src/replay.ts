import { isSeed, type Seed } from './random.ts';
import type { GameRecord } from './record.ts';
import type { Author, GameTypes, Rules } from './rules.ts';
import { rulesOfVersion } from './rulesOfVersion.ts';
import type { Seat } from './seats.ts';
import { checkChoice, type Refusal } from './submit.ts';

export type Replayed<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['State']; readonly events: G['Event'][] }
  | { readonly ok: false; readonly problem: ReplayProblem };

export type ReplayProblem =
  | { readonly code: 'wrongGame'; readonly expected: string; readonly found: string }
  | { readonly code: 'wrongVersion'; readonly expected: number; readonly found: number }
  | { readonly code: 'wrongPack'; readonly expected: string; readonly found: string }
  | { readonly code: 'badOptions'; readonly problems: readonly string[] }
  | { readonly code: 'badSeed'; readonly found: Seed }
  | { readonly code: 'badStart' }
  | { readonly code: 'refused'; readonly step: number; readonly refusal: Refusal };

export interface ReplayStep<G extends GameTypes> {
  readonly step: number; // 0 is the setup, or the start, then 1 for the first choice
  readonly seat: Seat | undefined; // undefined at the setup
  readonly text: string;
  readonly by: Author | undefined; // undefined at the setup
  readonly events: readonly G['Event'][];
  readonly state: G['State']; // changed by the next step: clone it to keep it
}

/** Plays a record again, by the version of the rules that made it. Every choice is checked as if it came from outside. */
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  record: GameRecord,
  onStep?: (step: ReplayStep<G>) => void,
): Replayed<G> {
  if (record.game !== rules.id)
    return { ok: false, problem: { code: 'wrongGame', expected: rules.id, found: record.game } };
  const own = rulesOfVersion(rules, record.version);
  if (own === undefined)
    return { ok: false, problem: { code: 'wrongVersion', expected: rules.version, found: record.version } };
  const problem = problemOf(own, record);
  if (problem !== undefined) return { ok: false, problem };
  if (record.start === undefined) return played(own, record, onStep);
  try {
    return played(own, record, onStep);
  } catch {
    return { ok: false, problem: { code: 'badStart' } }; // rules may throw on states they did not make
  }
}

function played<G extends GameTypes>(
  rules: Rules<G>,
  record: GameRecord,
  onStep?: (step: ReplayStep<G>) => void,
): Replayed<G> {
  const all: G['Event'][] = [];
  const state = startOf(rules, record, all);
  onStep?.({ step: 0, seat: undefined, text: '', by: undefined, events: all.slice(), state });
  for (const [at, [seat, text, by = 'player']] of record.choices.entries()) {
    const checked = checkChoice(rules, state, seat, text, by);
    if (!checked.ok) return { ok: false, problem: { code: 'refused', step: at + 1, refusal: checked.refusal } };
    const events: G['Event'][] = [];
    rules.play(state, seat, checked.choice, events);
    for (const event of events) all.push(event);
    onStep?.({ step: at + 1, seat, text, by, events, state });
  }
  return { ok: true, state, events: all };
}

/** Plays on until a player must choose, from the setup or from the record's start. */
export function startOf<G extends GameTypes>(
  rules: Rules<G>,
  { options, seed, start }: Pick<GameRecord<G>, 'options' | 'seed' | 'start'>,
  events?: G['Event'][],
): G['State'] {
  return start === undefined ? rules.setup(options, seed, events) : rules.clone(start);
}

function problemOf<G extends GameTypes>(rules: Rules<G>, record: GameRecord): ReplayProblem | undefined {
  if (record.pack !== rules.pack) return { code: 'wrongPack', expected: rules.pack, found: record.pack };
  const problems = rules.checkOptions(record.options);
  if (problems.length > 0) return { code: 'badOptions', problems };
  if (!isSeed(record.seed)) return { code: 'badSeed', found: record.seed };
  return undefined;
}
