// A finished game as the file that `omerta verify` and `omerta replay` read. The format is documented in docs/cli.md.
import {
  type RecordFile as AnyRecordFile,
  type CheckedStretch,
  checkDeal,
  checkStretches,
  type FairDeal,
  type GameRecord,
  gameFingerprint,
  type ProblemOfOutcome,
  problemOfOutcome,
  RECORD_FORMAT,
  type RecordedPlayer,
  type ReplayProblem,
  type Stretch,
  survivingChoices,
} from '@omerta/kernel';
import type { PlayedOn } from '@omerta/protocol';
import type { AnyRules } from '../games.ts';
import { seedOf } from '../matches/loading.ts';
import type { StoredMatch } from '../matches/readMatch.ts';
import type { ChoiceRow, Match, Snapshot } from '../store/store.ts';
import { isEnded } from './access.ts';

export interface RecordFile extends AnyRecordFile {
  readonly players: readonly RecordedPlayer[];
  readonly playedOn?: PlayedOn;
}

export function recordFile(
  rules: AnyRules,
  { match, rows, snapshot }: StoredMatch,
  pack: object | undefined,
): RecordFile {
  if (!isEnded(match)) throw new Error(`The match ${match.id} still runs`);
  const [first, ...later] = snapshot === undefined ? [] : stretchesOf(snapshot, rows);
  const record: GameRecord = {
    game: match.game,
    version: first?.version ?? rules.version,
    pack: rules.pack,
    options: match.options,
    seed: seedOf(match),
    choices: survivingChoices(rows),
    ...(first?.start === undefined ? { fairDeal: dealOf(match) } : { start: first.start }),
  };
  return {
    format: RECORD_FORMAT,
    record,
    players: match.seats.map(({ name, kind, level }) => ({
      name,
      ...(kind === 'bot' ? { bot: level ?? 'random' } : {}),
    })),
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...(pack === undefined ? {} : { pack }),
    ...(first === undefined || later.length === 0
      ? {}
      : { stretches: [{ version: first.version, from: 1 }, ...later] }),
    ...(match.playedOn === undefined ? {} : { playedOn: match.playedOn }),
  };
}

export interface Verdict {
  readonly fair: boolean; // sound, with a deal that fits its commitment; players compare it with what they saw
  readonly sound: boolean; // every choice is legal and leads to the outcome
  readonly problems: string[];
  readonly choices: number;
  readonly hash?: string; // of all choices and the last state
}

/** Replays the record: the deal, every choice, the outcome. */
export function verdictOn(rules: AnyRules, { record, outcome, stretches }: RecordFile): Verdict {
  const { version, fairDeal, seed, choices } = record;
  const checked = checkStretches(rules, record, stretches ?? [{ version, from: 1 }]);
  const last = checked.at(-1)!;
  const problems = [
    ...(fairDeal === undefined ? [] : checkDeal({ ...fairDeal, seed })),
    ...checked.flatMap(stretch => problemsOf(stretch)),
  ];
  const atEnd = last.verdict === 'right' ? problemOfOutcome(record, outcome, rules.outcome(last.state)) : undefined;
  if (atEnd !== undefined) problems.push(`outcome: ${OUTCOMES[atEnd]}`);
  const sound = problems.length === 0;
  const hash = last.verdict === 'right' ? { hash: gameFingerprint(record, last.state) } : {};
  return {
    fair: sound && fairDeal !== undefined && fairDeal.atOnce !== true,
    sound,
    problems,
    choices: choices.length,
    ...hash,
  };
}

const OUTCOMES: Readonly<Record<ProblemOfOutcome, string>> = {
  early: 'the game is not over',
  missing: 'is missing, and the game is over',
  other: 'is another one',
};

function problemsOf(stretch: CheckedStretch): string[] {
  const choices = `choices ${stretch.from} to ${stretch.to}`;
  switch (stretch.verdict) {
    case 'right':
      return [];
    case 'otherVersion':
      return [
        `version: ${choices} were played under version ${stretch.version} of the rules; a release with that version checks them`,
      ];
    case 'otherEnd':
      return [`stretches: ${choices} do not lead to where the next version went on`];
    case 'refused':
      return [inWords(stretch.problem)];
  }
}

function inWords(problem: ReplayProblem): string {
  return problem.code === 'refused' ? `choices: number ${problem.step} is refused` : `record: ${problem.code}`;
}

function dealOf({ id, fairDeal, seats }: Match): FairDeal {
  const { commitment, secret, atOnce } = fairDeal;
  const entropies = seats.map(({ entropy }) => entropy ?? '');
  return { match: id, commitment, secret, entropies, ...(atOnce === undefined ? {} : { atOnce }) };
}

/** Snapshots count rows, records count choices that were not undone. */
function stretchesOf({ state }: Snapshot, rows: readonly ChoiceRow[]): Stretch[] {
  const { played = [] } = state as { readonly played?: readonly Stretch[] };
  return played.map(({ from, ...stretch }) => ({
    ...stretch,
    from: survivingChoices(rows.filter(({ number }) => number < from)).length + 1, // no undo crosses a change of version
  }));
}
