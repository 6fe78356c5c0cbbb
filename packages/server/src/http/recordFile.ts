// A finished game as the file `omerta verify` and `omerta replay` read. docs/cli.md tells the format.
import {
  canonicalJson,
  checkDeal,
  fingerprint,
  type GameRecord,
  type Outcome,
  type ReplayProblem,
  replay,
  survivingChoices,
} from '@omerta/kernel';
import type { AnyRules } from '../games.ts';
import { seedOf } from '../matches/loading.ts';
import type { Stretch } from '../matches/progress.ts';
import type { ChoiceRow, Match, Snapshot } from '../store/store.ts';
import { isEnded } from './access.ts';

export interface RecordFile {
  readonly format: 'omerta-record/1';
  readonly record: GameRecord;
  readonly players: { readonly name: string; readonly bot?: string }[];
  readonly outcome?: Outcome;
  readonly pack?: unknown; // where it is not the standard one
  /** Where another version of the rules went on; missing where one played the whole game. */
  readonly stretches?: Stretch[];
}

export interface KeptGame {
  readonly match: Match;
  readonly rows: readonly ChoiceRow[];
  readonly snapshot: Snapshot | undefined;
}

export function recordFile(rules: AnyRules, { match, rows, snapshot }: KeptGame, pack: unknown): RecordFile {
  if (!isEnded(match)) throw new Error(`The match ${match.id} still runs`);
  const stretches = snapshot === undefined ? [] : stretchesOf(snapshot);
  const record: GameRecord = {
    game: match.game,
    version: stretches[0]?.version ?? rules.version,
    pack: match.pack,
    options: match.options,
    seed: seedOf(match),
    choices: survivingChoices(rows),
    fairDeal: {
      match: match.id,
      commitment: match.fairDeal.commitment,
      secret: match.fairDeal.secret,
      entropies: match.seats.map(({ entropy }) => entropy ?? ''),
    },
  };
  return {
    format: 'omerta-record/1',
    record,
    players: match.seats.map(({ name, kind, level }) => ({
      name,
      ...(kind === 'bot' ? { bot: level ?? 'random' } : {}),
    })),
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...(pack === undefined ? {} : { pack }),
    ...(stretches.length > 1 ? { stretches } : {}),
  };
}

export interface Verdict {
  readonly fair: boolean;
  readonly problems: string[];
  readonly choices: number;
  readonly hash?: string; // of the last state
}

/** Plays the record again: the deal, every choice, the outcome. */
export function verdictOn(rules: AnyRules, { record, outcome, stretches }: RecordFile): Verdict {
  const problems = checkDeal({ ...record.fairDeal!, seed: record.seed });
  const choices = record.choices.length;
  if (stretches !== undefined) {
    const parts = stretches.map(({ version, from }) => `${version} from row ${from}`).join(', ');
    problems.push(
      `version: played under several versions of the rules (${parts}); each release checks its own stretch`,
    );
    return { fair: false, problems, choices };
  }
  const replayed = replay(rules, record);
  if (!replayed.ok) return { fair: false, problems: [...problems, inWords(replayed.problem)], choices };
  const found = rules.outcome(replayed.state);
  if (outcome !== undefined && canonicalJson(found) !== canonicalJson(outcome))
    problems.push('outcome: is another one');
  return { fair: problems.length === 0, problems, choices, hash: fingerprint(replayed.state) };
}

function inWords(problem: ReplayProblem): string {
  return problem.code === 'refused' ? `choices: number ${problem.step} is refused` : `record: ${problem.code}`;
}

/** A snapshot says which versions of the rules have played. */
function stretchesOf({ state }: Snapshot): Stretch[] {
  return (state as { readonly played?: Stretch[] }).played ?? [];
}
