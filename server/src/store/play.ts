import { classifyAppends, type Facts, keyOf, type MatchFacts } from './classifyAppends.ts';
import { CHOICE } from './columns.ts';
import { Damaged } from './errors.ts';
import { holdsCode, isWhole, MATCH, readMatch } from './matchRows.ts';
import { matchChanged } from './nodeNotification.ts';
import { storeDeadlines, storeSnapshots } from './playState.ts';
import { choiceChecksum, snapshotChecksum, updateMatchChecksum, verifyChecksum } from './rowChecksums.ts';
import type { Append, ChoiceRow, Deadline, MatchCounts, MatchPatch, Snapshot } from './rows.ts';
import { among, type Database, inFewLengths, type Row, read, type Sql } from './sql.ts';
import type { Play } from './store.ts';

const LAST_LINE = 'coalesce((select max(number) from chat_lines where match_id = matches.id), 0)';
const DEADLINE = 'match_id as "match", seat, decision, due_at as "at"';

export const play = (database: Database): Play => ({
  append: batch =>
    database.transaction(async sql => {
      const results = classifyAppends(batch, await factsOf(sql, batch));
      const accepted = batch.filter((_, at) => results[at] === 'done');
      if (accepted.length > 0) await storeAppends(sql, accepted);
      return results;
    }),

  async rowsOf(match, after = 0) {
    const text = `select ${CHOICE}, choices.seal, last_number as "last" from matches
      left join choices on match_id = id and number > ? where id = ? order by number`;
    return checkedRows(match, after, await database.all(text, [after, match]));
  },

  async numberOf(match, command) {
    const text = 'select number from choices where match_id = ? and command = ?';
    const [row] = read<ChoiceRow>(await database.all(text, [match, command]));
    return row?.number;
  },

  async snapshotOf(match) {
    const text = `select number, snapshots.body, snapshots.seal, last_number as "last"
      from snapshots join matches on matches.id = match_id where match_id = ?`;
    const [row] = await database.all(text, [match]);
    return row && checkedSnapshot(match, row);
  },

  async countsOf(matches) {
    const { list, values } = among(matches);
    const text = `select id as "match", revision, last_number as "number", ${LAST_LINE} as "chat"
      from matches where id in ${list}`;
    return read<MatchCounts>(await database.all(text, values));
  },

  async dueDeadlines(now, limit) {
    const text = `select ${DEADLINE} from deadlines where due_at <= ? order by due_at, match_id, seat limit ?`;
    return read<Deadline>(await database.all(text, [now, limit]));
  },

  async deadlinesOf(match) {
    const text = `select ${DEADLINE} from deadlines where match_id = ? order by seat, decision`;
    return read<Deadline>(await database.all(text, [match]));
  },
});

/** Each row carries the match's last number; a match without rows yields one row with that alone. */
function checkedRows(match: string, after: number, found: readonly Row[]): ChoiceRow[] {
  const last = Number(found[0]?.last ?? 0);
  const rows = found.filter(({ number }) => number !== null);
  if (rows.length !== Math.max(0, last - after)) throw new Damaged(match);
  return rows.map(({ seal, last: _, ...columns }, at) => {
    const [row] = read<ChoiceRow>([columns]);
    verifyChecksum(match, seal, choiceChecksum(row!));
    if (row!.number !== after + 1 + at) throw new Damaged(match);
    return row!;
  });
}

function checkedSnapshot(match: string, { number, body, seal, last }: Row): Snapshot {
  verifyChecksum(match, seal, snapshotChecksum(match, Number(number), String(body)));
  if (number !== last) throw new Damaged(match);
  return { match, number: Number(number), ...JSON.parse(String(body)) };
}

/** Locks the matches in a fixed order, so batches of two nodes cannot deadlock. */
async function factsOf(sql: Sql, batch: readonly Append[]): Promise<Facts> {
  const ids = among([...new Set(batch.map(({ row }) => row.match))]);
  const commands = among([...new Set(batch.map(({ row }) => row.command))]);
  const [matches, choices] = await Promise.all([
    sql.all(
      `select id, stage, revision, last_number as "last" from matches where id in ${ids.list} order by id${sql.forUpdate}`,
      ids.values,
    ),
    sql.all(`select ${CHOICE} from choices where match_id in ${ids.list} and command in ${commands.list}`, [
      ...ids.values,
      ...commands.values,
    ]),
  ]);
  const stored = read<ChoiceRow>(choices);
  const numbers = new Map(stored.map(({ match, command, number }) => [keyOf(match, command), number]));
  return {
    matches: new Map(read<MatchFacts & { id: string }>(matches).map(({ id, ...facts }) => [id, facts])),
    numberOf: (match, command) => numbers.get(keyOf(match, command)),
  };
}

async function storeAppends(sql: Sql, appends: readonly Append[]): Promise<void> {
  const latest = [...new Map(appends.map(append => [append.row.match, append])).values()];
  await Promise.all([
    storeChoices(
      sql,
      appends.map(({ row }) => row),
    ),
    storeSnapshots(sql, latest.map(snapshotOf)),
    countChoices(sql, latest),
    storeDeadlines(
      sql,
      latest.map(append => [append.row.match, deadlinesAfter(append)]),
    ),
    sql.notify(latest.map(({ row }) => matchChanged(row.match))),
  ]);
  for (const { row, match } of appends) if (match !== undefined) await patchMatch(sql, row.match, match);
}

async function storeChoices(sql: Sql, rows: readonly ChoiceRow[]): Promise<void> {
  await sql.insert(
    'choices (match_id, number, seat, decision, command, kind, choice, author, made_at, seal)',
    rows.map(row => [
      row.match,
      row.number,
      row.seat,
      row.decision,
      row.command,
      row.kind,
      row.text,
      row.by,
      row.at,
      choiceChecksum(row),
    ]),
  );
}

async function countChoices(sql: Sql, latest: readonly Append[]): Promise<void> {
  const padded = inFewLengths(latest);
  const lists = padded.map(() => '(?, cast(? as bigint), cast(? as bigint))').join(', ');
  await sql.run(
    `update matches set last_number = column2, active_at = case when active_at > column3 then active_at else column3 end
     from (values ${lists}) as latest where id = column1`,
    padded.flatMap(({ row: { match, number }, activeAt }) => [match, number, activeAt]),
  );
}

const snapshotOf = ({ row: { match, number }, snapshot: { state, versions, clocks } }: Append): Snapshot => ({
  match,
  number,
  state,
  versions,
  ...(clocks === undefined ? {} : { clocks }),
});

/** A finished match has no deadlines. */
const deadlinesAfter = ({ match: patch, deadlines }: Append) =>
  patch?.stage === undefined || patch.stage === 'playing' ? deadlines : [];

async function patchMatch(sql: Sql, id: string, { stage, outcome, endedAt }: MatchPatch): Promise<void> {
  const [before] = await sql.all(`select ${MATCH} from matches where id = ?`, [id]);
  const match = before !== undefined && isWhole(before) ? readMatch([before]) : undefined;
  const isFreed = stage !== undefined && !holdsCode({ ...match, stage });
  const changes = [
    ...(stage === undefined ? [] : [{ text: 'stage = ?', value: stage }]),
    ...(isFreed ? [{ text: 'open_code = ?', value: undefined }] : []),
    ...(outcome === undefined ? [] : [{ text: 'outcome = ?', value: JSON.stringify(outcome) }]),
    ...(endedAt === undefined ? [] : [{ text: 'ended_at = ?', value: endedAt }]),
  ];
  const sets = changes.map(({ text }) => `, ${text}`).join('');
  await sql.run(`update matches set revision = revision + 1${sets} where id = ?`, [
    ...changes.map(({ value }) => value),
    id,
  ]);
  if (match !== undefined) await updateMatchChecksum(sql, id); // a wrong checksum stays wrong
}
