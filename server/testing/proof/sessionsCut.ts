import type { Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { cutSessions } from '../process/cutSessions.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { realPostgres } from '../store/realPostgres.ts';

export const sessionsCut: Suite = {
  id: 'R7',
  promise: 'kept',
  shows: 'PostgreSQL ends all sessions, or its answers get lost, while nodes write: no choice is lost or stored twice',
  unit: 'cuts',
  trials: { long: 200, night: 2_000 },
  share: 200,
  together: true,
  run: cut,
  planted: [
    planted('a node that acknowledges a commit of unknown fate', {
      file: /\/liveMatch\.ts$/,
      from: 'failures++;',
      to: 'return yes(command.decision);',
    }),
    planted('a node that refuses a commit of unknown fate', {
      file: /\/liveMatch\.ts$/,
      from: 'failures++;',
      to: "return refusal('stale');",
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return plantedPatch(name, 60, { module: new URL(import.meta.url), run: 'cut' }, patch);
}

/** The cuts of one run are judged together: a lost choice cannot be traced to one of them. */
async function cut({ first, count, until }: TrialRequest): Promise<TrialReport> {
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
