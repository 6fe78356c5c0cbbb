// What is stored beside a match in play: its latest snapshot, and the deadlines of its seats.

import { snapshotChecksum } from './rowChecksums.ts';
import type { SeatDeadline, Snapshot } from './rows.ts';
import { among, type Sql } from './sql.ts';

/** At most one snapshot for each match. */
export async function storeSnapshots(sql: Sql, snapshots: readonly Snapshot[]): Promise<void> {
  await sql.insert(
    'snapshots (match_id, number, body, seal)',
    snapshots.map(({ match, number, state, versions, clocks }) => {
      const body = JSON.stringify({ state, versions, clocks });
      return [match, number, body, snapshotChecksum(match, number, body)];
    }),
    'on conflict (match_id) do update set number = excluded.number, body = excluded.body, seal = excluded.seal',
  );
}

/** Replaces all deadlines of these matches. */
export async function storeDeadlines(
  sql: Sql,
  deadlines: readonly (readonly [match: string, deadlines: readonly SeatDeadline[]])[],
): Promise<void> {
  const { list, values } = among(deadlines.map(([match]) => match));
  await Promise.all([
    sql.run(`delete from deadlines where match_id in ${list}`, values),
    sql.insert(
      'deadlines (match_id, seat, decision, due_at)',
      deadlines.flatMap(([match, due]) => due.map(({ seat, decision, at }) => [match, seat, decision, at])),
      'on conflict do nothing',
    ),
  ]);
}
