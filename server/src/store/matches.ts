import { listings } from './listings.ts';
import { bodyOf, holdsCode, MATCH, readMatch, readMatches } from './matchRows.ts';
import { matchChanged } from './nodeNotification.ts';
import { storeDeadlines, storeSnapshots } from './playState.ts';
import { matchChecksum } from './rowChecksums.ts';
import type { Match } from './rows.ts';
import { type Database, isConflict, type Sql, type Values } from './sql.ts';
import type { Matches } from './store.ts';

export const matches = (database: Database): Matches => ({
  ...listings(database),

  addMatch: match =>
    database.transaction(async sql => {
      const { id, game, stage, visibility, activeAt, endedAt, outcome } = match;
      const added = await sql.insert(
        'matches (id, game, revision, stage, visibility, open_code, last_number, outcome, active_at, ended_at, body, seal, pack)',
        [
          [
            id,
            game,
            0,
            stage,
            visibility,
            openCode(match),
            0,
            json(outcome),
            activeAt,
            endedAt,
            bodyOf(match),
            checksumOf(match),
            match.pack,
          ],
        ],
        'on conflict do nothing',
      );
      if (added === 0) return false;
      await storeSeated(sql, match);
      return true;
    }),

  async matchById(id) {
    return readMatch(await database.all(`select ${MATCH} from matches where id = ?`, [id]));
  },

  async matchByCode(code) {
    return readMatch(await database.all(`select ${MATCH} from matches where open_code = ?`, [code]));
  },

  async listCodes(idleSince) {
    return readMatches(
      await database.all(
        `select ${MATCH} from matches where open_code is not null and active_at < ? order by active_at, id limit 500`,
        [idleSince],
      ),
    );
  },

  async countCodes() {
    const [row] = await database.all('select count(open_code) as codes from matches');
    return Number(row?.codes);
  },

  async saveMatch(match, expectedRevision, play) {
    try {
      return await database.transaction(async sql => {
        const guard = play === undefined ? '' : ' and last_number = ?';
        const expected = [match.id, expectedRevision, ...(play === undefined ? [] : [play.snapshot.number])];
        const saved = await sql.run(`${SAVE} where id = ? and revision = ?${guard}`, [...saving(match), ...expected]);
        if (saved === 0) return false;
        await storeSeated(sql, match);
        if (play !== undefined) await storeSnapshots(sql, [{ ...play.snapshot, match: match.id }]);
        if (match.stage !== 'playing') await storeDeadlines(sql, [[match.id, []]]);
        else if (play !== undefined) await storeDeadlines(sql, [[match.id, play.deadlines]]);
        await sql.notify([matchChanged(match.id)]);
        return true;
      });
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  },

  async deleteMatch(id) {
    return (await database.run('delete from matches where id = ?', [id])) === 1;
  },
});

// Choices stored meanwhile may be later than the writer's activeAt.
const SAVE = `update matches set revision = revision + 1, game = ?, stage = ?, visibility = ?, open_code = ?,
  outcome = ?, active_at = case when active_at > ? then active_at else ? end, ended_at = ?, body = ?, seal = ?, pack = ?`;

const saving = (match: Match): Values => {
  const { game, stage, visibility, outcome, activeAt, endedAt } = match;
  return [
    game,
    stage,
    visibility,
    openCode(match),
    json(outcome),
    activeAt,
    activeAt,
    endedAt,
    bodyOf(match),
    checksumOf(match),
    match.pack,
  ];
};

/** The code of an ended table may be used again. */
const openCode = (match: Match) => (holdsCode(match) ? match.code : undefined);

const checksumOf = (match: Match): string => {
  const { id, game, stage, visibility, outcome, endedAt } = match;
  const [code, body] = [openCode(match), bodyOf(match)];
  return matchChecksum({ id, game, stage, visibility, code, outcome: json(outcome), endedAt, body });
};

const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

async function storeSeated(sql: Sql, { id, host, seats }: Match): Promise<void> {
  const persons = new Set([host, ...seats.flatMap(({ person, comes }) => person ?? comes?.person ?? [])]);
  persons.delete(''); // of a room nobody has come to
  await sql.run('delete from seated where match_id = ?', [id]);
  await sql.insert(
    'seated (person, match_id)',
    [...persons].map(person => [person, id]),
  );
}
