import type { TrialReport, TrialRequest } from '@omerta/testing';
import { realPostgres } from '../store/realPostgres.ts';
import { cutSessions } from './cutSessions.ts';

/** The cuts of one run are judged together: a lost choice cannot be traced to one of them. */
export async function cutTrials({ first, count, until }: TrialRequest): Promise<TrialReport> {
  const postgres = await realPostgres();
  try {
    const { cuts, ledger, found, inDoubt, isStuck } = await cutSessions(postgres, { cuts: count, seed: first, until });
    const { lost, twice, foreign, denied, broken } = found;
    const refused = [...ledger.refused].map(([command, code]) => `${command}, ${code}`);
    const listed = { lost, twice, foreign, denied, broken, refused, contradicted: ledger.contradictions };
    const problems = [
      ...Object.entries(listed).flatMap(([name, all]) => all.map(what => `${name}: ${what}`)),
      ...(found.rows === ledger.acknowledged.size
        ? []
        : [`${found.rows} rows, ${ledger.acknowledged.size} acknowledged`]),
      ...(isStuck ? ['no move is acknowledged any more'] : []),
    ];
    return {
      trials: cuts,
      failures: problems.map(what => ({ seed: first, count: cuts, what })),
      sums: { acknowledged: ledger.acknowledged.size, 'told to wait': inDoubt },
    };
  } finally {
    await postgres.stop();
  }
}
