// A database as the release before row checksums left it.
import { expect } from 'vitest';
import { bodyOf } from '../../src/store/matchRows.ts';
import { migrate } from '../../src/store/migrate.ts';
import { first } from '../../src/store/migrations/first.ts';
import { second } from '../../src/store/migrations/second.ts';
import type { ChatLine, ChoiceRow, Match } from '../../src/store/rows.ts';
import type { Database } from '../../src/store/sql.ts';
import type { SqlStore } from '../../src/store/sqlStore.ts';
import { aChatLine, aMatch, aRow } from './samples.ts';

interface Unchecked {
  readonly match: Match;
  readonly rows: readonly ChoiceRow[];
  readonly lines: readonly ChatLine[];
}

/** With one match, so many choices and lines of chat, and the snapshot after the last choice. */
export async function fillWithoutChecksums(database: Database, count: number): Promise<Unchecked> {
  await migrate(database, 'a test', [first, second]);
  const match = aMatch();
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const rows = numbers.map(number => aRow(match.id, number));
  const lines = numbers.map(number => ({ ...aChatLine(match.id), number }));
  await database.insert('matches (id, game, revision, stage, visibility, last_number, active_at, body)', [
    [match.id, match.game, 0, match.stage, match.visibility, count, match.activeAt, bodyOf(match)],
  ]);
  await database.insert(
    'choices (match_id, number, seat, decision, command, kind, choice, author, made_at)',
    rows.map(row => [
      ...[row.match, row.number, row.seat, row.decision],
      ...[row.command, row.kind, row.text, row.by, row.at],
    ]),
  );
  await database.insert('snapshots (match_id, number, body)', [[match.id, count, '{"state":7,"versions":[]}']]);
  await database.insert(
    'chat_lines (match_id, number, room, person, name, kind, words, said_at)',
    lines.map(line => [line.match, line.number, line.room, line.person, line.name, line.kind, line.text, line.at]),
  );
  return { match, rows, lines };
}

/** Everything can be read, so everything has its checksum. */
export async function expectChecksums(store: SqlStore, { match, rows, lines }: Unchecked): Promise<void> {
  expect(await store.matchById(match.id)).toEqual(match);
  expect(await store.rowsOf(match.id)).toEqual(rows);
  expect(await store.snapshotOf(match.id)).toEqual({ match: match.id, number: rows.length, state: 7, versions: [] });
  expect(await store.chatOf(match.id, 'players')).toEqual(lines);
}
