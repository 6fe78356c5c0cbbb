// What "verified" means: everything a record claims follows from what it holds, worked out anew in this browser.
import { checkStretches, commitmentOf, dealSeed, fingerprint, isDeal, problemOfOutcome } from '@omerta/kernel';
import type { AnyRules } from '@omerta/match';
import { playersIn, type RecordFile } from '../practice/recordFile.ts';

/** `none`: the record does not claim it. `unknown`: a release with its version of the rules must check it. */
export type Finding = 'right' | 'wrong' | 'none' | 'unknown';

export const CHECKS = ['match', 'commitment', 'seed', 'choices', 'outcome'] as const;
export type Check = (typeof CHECKS)[number];

export interface Verdict {
  /** Fair: correct, and its deal could not be arranged. Sound: correct, without that promise. */
  readonly kind: 'fair' | 'sound' | 'broken' | 'unchecked';
  readonly findings: { readonly [C in Check]: Finding };
  readonly refused: number | undefined; // the first choice that is not legal
  readonly hash: string | undefined; // of the last state
}

/** `match`: the table it was asked for under, where it comes from the server. */
export function verdictOn(rules: AnyRules, file: RecordFile, match: string | undefined): Verdict {
  const { record, outcome, stretches } = file;
  const checked = checkStretches(rules, record, stretches ?? [{ version: record.version, from: 1 }]);
  const last = checked.at(-1);
  const refused = checked.flatMap(each =>
    each.verdict === 'refused' && each.problem.code === 'refused' ? [each.problem.step] : [],
  );
  const isWrong = checked.some(({ verdict }) => verdict === 'refused' || verdict === 'otherEnd');
  const isUnknown = checked.some(({ verdict }) => verdict === 'otherVersion');
  const findings = {
    ...dealFindings(file, match),
    choices: isWrong ? 'wrong' : isUnknown ? 'unknown' : 'right',
    outcome: outcomeFinding(),
  } as const;
  const all = Object.values(findings);
  const isFair = findings.seed === 'right' && record.start === undefined;
  return {
    kind: all.includes('wrong') ? 'broken' : all.includes('unknown') ? 'unchecked' : isFair ? 'fair' : 'sound',
    findings,
    refused: refused[0],
    hash: last?.verdict === 'right' ? fingerprint(last.state) : undefined,
  };

  function outcomeFinding(): Finding {
    const none = outcome === undefined ? 'none' : undefined;
    if (last?.verdict === 'otherVersion') return none ?? 'unknown';
    if (last?.verdict !== 'right') return none ?? 'wrong';
    const problem = problemOfOutcome(record, outcome, rules.outcome(last.state));
    return problem === undefined ? (none ?? 'right') : 'wrong';
  }
}

function dealFindings({ record }: RecordFile, asked: string | undefined) {
  const { fairDeal, seed, options } = record;
  if (fairDeal === undefined) return { match: 'none', commitment: 'none', seed: 'none' } as const;
  const { match, commitment, secret, entropies } = fairDeal;
  const isReadable = isDeal(fairDeal) && entropies.length === playersIn(options);
  const finding = (isRight: boolean): Finding => (isRight ? 'right' : 'wrong');
  return {
    match: asked === undefined ? 'none' : finding(match === asked),
    commitment: finding(isReadable && commitmentOf(secret, match) === commitment),
    seed: finding(isReadable && dealSeed(secret, match, entropies) === seed),
  } as const;
}
