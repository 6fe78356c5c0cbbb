import { canonicalJson } from './fingerprint.ts';
import type { GameRecord } from './record.ts';
import type { Outcome } from './rules.ts';

/** `early`: the game is not over. `missing`: a server always writes the outcome of a finished game, so it was removed. */
export type ProblemOfOutcome = 'early' | 'missing' | 'other';

/** What is wrong with the outcome claimed for a record, compared with the outcome of its last state. */
export function problemOfOutcome(
  { fairDeal }: GameRecord,
  claimed: Outcome | undefined,
  outcome: Outcome | undefined,
): ProblemOfOutcome | undefined {
  if (claimed === undefined) return outcome !== undefined && fairDeal !== undefined ? 'missing' : undefined;
  if (outcome === undefined) return 'early';
  return canonicalJson(claimed) === canonicalJson(outcome) ? undefined : 'other';
}
