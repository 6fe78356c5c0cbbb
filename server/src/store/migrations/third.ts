import { CHAT_LINE, CHOICE } from '../columns.ts';
import type { Migration } from '../migrate.ts';
import { chatChecksum, choiceChecksum, snapshotChecksum, updateMatchChecksum } from '../rowChecksums.ts';
import type { ChatLine, ChoiceRow } from '../rows.ts';
import { inFewLengths, read, type Sql } from '../sql.ts';

/** Adds checksums to the rows of matches; existing rows are taken as they are. */
export const third: Migration = {
  version: 3,
  statements: ['matches', 'choices', 'snapshots', 'chat_lines'].map(
    table => `alter table ${table} add column seal text`,
  ),
  async fill(sql) {
    for (const { id } of await sql.all('select id from matches')) await addChecksums(sql, String(id));
  },
};

async function addChecksums(sql: Sql, id: string): Promise<void> {
  await updateMatchChecksum(sql, id);
  const choices = read<ChoiceRow>(await sql.all(`select ${CHOICE} from choices where match_id = ?`, [id]));
  await setChecksums(
    sql,
    'choices',
    id,
    choices.map(row => [row.number, choiceChecksum(row)]),
  );
  const lines = read<ChatLine>(await sql.all(`select ${CHAT_LINE} from chat_lines where match_id = ?`, [id]));
  await setChecksums(
    sql,
    'chat_lines',
    id,
    lines.map(line => [line.number, chatChecksum(line)]),
  );
  const snapshots = await sql.all('select number, body from snapshots where match_id = ?', [id]);
  await setChecksums(
    sql,
    'snapshots',
    id,
    snapshots.map(({ number, body }) => [Number(number), snapshotChecksum(id, Number(number), String(body))]),
  );
}

type Checksum = readonly [number: number, seal: string];

/** In batches: every statement is a round trip. */
async function setChecksums(sql: Sql, table: string, match: string, checksums: readonly Checksum[]): Promise<void> {
  for (let at = 0; at < checksums.length; at += AT_ONCE) {
    const some = inFewLengths(checksums.slice(at, at + AT_ONCE));
    const list = some.map(() => '(cast(? as bigint), ?)').join(', ');
    await sql.run(
      `with sealed (number, seal) as (values ${list})
       update ${table} set seal = sealed.seal from sealed
       where ${table}.match_id = ? and ${table}.number = sealed.number`,
      [...some.flat(), match],
    );
  }
}

const AT_ONCE = 256;
