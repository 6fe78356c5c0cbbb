import { CHAT_LINE, CHOICE } from '../columns.ts';
import type { Migration } from '../migrate.ts';
import type { ChatLine, ChoiceRow } from '../rows.ts';
import { chatSeal, choiceSeal, sealMatch, snapshotSeal } from '../seals.ts';
import { read, type Sql } from '../sql.ts';

/** Seals on what is kept of matches; what is there already is taken at its word. */
export const third: Migration = {
  version: 3,
  statements: ['matches', 'choices', 'snapshots', 'chat_lines'].map(
    table => `alter table ${table} add column seal text`,
  ),
  async fill(sql) {
    for (const { id } of await sql.all('select id from matches')) await sealAll(sql, String(id));
  },
};

async function sealAll(sql: Sql, id: string): Promise<void> {
  await sealMatch(sql, id);
  const choices = read<ChoiceRow>(await sql.all(`select ${CHOICE} from choices where match_id = ?`, [id]));
  for (const row of choices) await setSeal(sql, 'choices', id, row.number, choiceSeal(row));
  const lines = read<ChatLine>(await sql.all(`select ${CHAT_LINE} from chat_lines where match_id = ?`, [id]));
  for (const line of lines) await setSeal(sql, 'chat_lines', id, line.number, chatSeal(line));
  for (const { number, body } of await sql.all('select number, body from snapshots where match_id = ?', [id])) {
    await setSeal(sql, 'snapshots', id, Number(number), snapshotSeal(id, Number(number), String(body)));
  }
}

async function setSeal(sql: Sql, table: string, match: string, number: number, seal: string): Promise<void> {
  await sql.run(`update ${table} set seal = ? where match_id = ? and number = ?`, [seal, match, number]);
}
