// A database as the release before the seals left it.
import { expect } from 'vitest';
import { bodyOf } from '../../src/store/matchRows.ts';
import { migrate } from '../../src/store/migrate.ts';
import { first } from '../../src/store/migrations/first.ts';
import { second } from '../../src/store/migrations/second.ts';
import type { ChatLine, ChoiceRow, Match } from '../../src/store/rows.ts';
import type { Database } from '../../src/store/sql.ts';
import type { Store } from '../../src/store/store.ts';
import { aChatLine, aMatch, aRow } from './samples.ts';

interface Unsealed {
  readonly match: Match;
  readonly row: ChoiceRow;
  readonly line: ChatLine;
}

/** With one match, one choice, its snapshot and one line of chat. */
export async function fillUnsealed(database: Database): Promise<Unsealed> {
  await migrate(database, 'a test', [first, second]);
  const match = aMatch();
  const row = aRow(match.id, 1);
  const line = { ...aChatLine(match.id), number: 1 };
  await database.insert('matches (id, game, revision, stage, visibility, last_number, active_at, body)', [
    [match.id, match.game, 0, match.stage, match.visibility, 1, match.activeAt, bodyOf(match)],
  ]);
  await database.insert('choices (match_id, number, seat, decision, command, kind, choice, author, made_at)', [
    [row.match, row.number, row.seat, row.decision, row.command, row.kind, row.text, row.by, row.at],
  ]);
  await database.insert('snapshots (match_id, number, body)', [[match.id, 1, '{"state":7,"versions":[]}']]);
  await database.insert('chat_lines (match_id, number, room, person, name, kind, words, said_at)', [
    [line.match, line.number, line.room, line.person, line.name, line.kind, line.text, line.at],
  ]);
  return { match, row, line };
}

/** Everything is read, so everything has its seal. */
export async function expectSealed(store: Store, { match, row, line }: Unsealed): Promise<void> {
  expect(await store.matchById(match.id)).toEqual(match);
  expect(await store.rowsOf(match.id)).toEqual([row]);
  expect(await store.snapshotOf(match.id)).toEqual({ match: match.id, number: 1, state: 7, versions: [] });
  expect(await store.chatOf(match.id, 'players')).toEqual([line]);
}
