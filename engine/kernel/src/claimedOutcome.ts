import { canonicalJson } from './fingerprint.ts';
import type { GameRecord } from './record.ts';
import type { Outcome } from './rules.ts';

/** `early`: the game is not over. `missing`: a house tells how a game of it ended, so somebody took that away. */
export type ProblemOfOutcome = 'early' | 'missing' | 'other';

/** What is wrong with the outcome that is claimed for a record, beside the one that its last state has. */
export function problemOfOutcome(
  { fairDeal }: GameRecord,
  claimed: Outcome | undefined,
  outcome: Outcome | undefined,
): ProblemOfOutcome | undefined {
  if (claimed === undefined) return outcome !== undefined && fairDeal !== undefined ? 'missing' : undefined;
  if (outcome === undefined) return 'early';
  return canonicalJson(claimed) === canonicalJson(outcome) ? undefined : 'other';
}
