// What "verified" means: everything a record claims follows from what it holds, worked out anew in this browser, and its
// deal is the one this device saw before the game.
import {
  checkStretches,
  commitmentOf,
  compareWithSeen,
  dealSeed,
  fingerprint,
  isCheckedBySeen,
  isDeal,
  problemOfOutcome,
  type SeenDeal,
} from '@omerta/kernel';
import type { AnyRules } from '@omerta/match';
import { playersIn, type RecordFile } from '../practice/recordFile.ts';

/** `none`: the record does not claim it. `unknown`: a release with its version of the rules must check it. */
export type Finding = 'right' | 'wrong' | 'none' | 'unknown';

const DEAL_CHECKS = ['match', 'commitment', 'seed', 'shown', 'given'] as const;
export const CHECKS = [...DEAL_CHECKS, 'choices', 'outcome'] as const;
export type Check = (typeof CHECKS)[number];

export interface Verdict {
  /**
   * Fair: correct, and dealt as this device saw it before. Consistent: correct, but the device saw too little of the deal.
   * Unfair: the deal is not the one that was promised. Sound: correct, without a promise.
   */
  readonly kind: 'fair' | 'consistent' | 'unfair' | 'sound' | 'broken' | 'unchecked';
  readonly findings: { readonly [C in Check]: Finding };
  readonly refused: number | undefined; // the first choice that is not legal
  readonly hash: string | undefined; // of the last state
  readonly seen: SeenDeal | undefined; // what this device kept
}

/** `match`: the table it was asked for under, where it comes from the server. `seen`: what this device kept of it. */
export function verdictOn(
  rules: AnyRules,
  file: RecordFile,
  match: string | undefined,
  seen: SeenDeal | undefined,
): Verdict {
  const { record, outcome, stretches } = file;
  const checked = checkStretches(rules, record, stretches ?? [{ version: record.version, from: 1 }]);
  const last = checked.at(-1);
  const refused = checked.flatMap(each =>
    each.verdict === 'refused' && each.problem.code === 'refused' ? [each.problem.step] : [],
  );
  const isWrong = checked.some(({ verdict }) => verdict === 'refused' || verdict === 'otherEnd');
  const isUnknown = checked.some(({ verdict }) => verdict === 'otherVersion');
  const findings = {
    ...dealFindings(file, match, seen),
    choices: isWrong ? 'wrong' : isUnknown ? 'unknown' : 'right',
    outcome: outcomeFinding(),
  } as const;
  return {
    kind: kindOf(file, findings),
    findings,
    refused: refused[0],
    hash: last?.verdict === 'right' ? fingerprint(last.state) : undefined,
    seen,
  };

  function outcomeFinding(): Finding {
    const none = outcome === undefined ? 'none' : undefined;
    if (last?.verdict === 'otherVersion') return none ?? 'unknown';
    if (last?.verdict !== 'right') return none ?? 'wrong';
    const problem = problemOfOutcome(record, outcome, rules.outcome(last.state));
    return problem === undefined ? (none ?? 'right') : 'wrong';
  }
}

function kindOf({ record: { fairDeal, start } }: RecordFile, findings: Verdict['findings']): Verdict['kind'] {
  const all = Object.values(findings);
  if (DEAL_CHECKS.some(check => findings[check] === 'wrong')) return 'unfair';
  if (all.includes('wrong')) return 'broken';
  if (all.includes('unknown')) return 'unchecked';
  if (fairDeal === undefined || fairDeal.atOnce === true || start !== undefined) return 'sound';
  return isCheckedBySeen(findings) ? 'fair' : 'consistent';
}

function dealFindings({ record, players }: RecordFile, asked: string | undefined, seen: SeenDeal | undefined) {
  const { fairDeal, seed, options } = record;
  if (fairDeal === undefined)
    return { match: 'none', commitment: 'none', seed: 'none', shown: 'none', given: 'none' } as const;
  const { match, commitment, secret, entropies } = fairDeal;
  const isReadable = isDeal(fairDeal) && entropies.length === playersIn(options);
  const finding = (isRight: boolean): Finding => (isRight ? 'right' : 'wrong');
  const { shown, given } = compareWithSeen(fairDeal, seen, players);
  return {
    match: asked === undefined ? 'none' : finding(match === asked),
    commitment: finding(isReadable && commitmentOf(secret, match) === commitment),
    seed: finding(isReadable && dealSeed(secret, match, entropies) === seed),
    shown,
    given,
  } as const;
}
