import { MATCH, readMatches } from './matchRows.ts';
import type { Match, Stage } from './rows.ts';
import type { Database, Value } from './sql.ts';
import type { Matches } from './store.ts';

type Listings = Pick<Matches, 'listOpen' | 'listRunning' | 'listOf' | 'listFinished' | 'listIdle'>;

const LONGEST_LIST = 500;

export const listings = (database: Database): Listings => ({
  listOpen: game => listPublic(database, 'lobby', game),
  listRunning: game => listPublic(database, 'playing', game),

  async listOf(person, limit) {
    const rows = await database.all(
      `select ${MATCH} from matches join seated on seated.match_id = matches.id
       where seated.person = ? order by active_at desc, matches.id limit ?`,
      [person, limit],
    );
    return readMatches(rows);
  },

  async listFinished({ game, person, visibility, endedBefore, limit }) {
    const wanted = [
      { text: 'game = ?', value: game },
      { text: 'matches.id in (select match_id from seated where person = ?)', value: person },
      { text: 'visibility = ?', value: visibility },
      { text: 'ended_at < ?', value: endedBefore },
    ].filter(({ value }) => value !== undefined);
    const conditions = wanted.map(({ text }) => ` and ${text}`).join('');
    const values: Value[] = wanted.map(({ value }) => value);
    const rows = await database.all(
      `select ${MATCH} from matches where stage = 'over'${conditions} order by ended_at desc, id limit ?`,
      [...values, limit],
    );
    return readMatches(rows);
  },

  async listIdle({ lobby, playing }) {
    const rows = await database.all(
      `select ${MATCH} from matches
       where (stage = 'lobby' and active_at < ?) or (stage = 'playing' and active_at < ?)
       order by active_at, id limit ${LONGEST_LIST}`,
      [lobby, playing],
    );
    return readMatches(rows);
  },
});

async function listPublic(database: Database, stage: Stage, game: string | undefined): Promise<Match[]> {
  const ofGame = game === undefined ? '' : ' and game = ?';
  const rows = await database.all(
    `select ${MATCH} from matches where stage = ? and visibility = 'public'${ofGame}
     order by active_at desc, id limit ${LONGEST_LIST}`,
    [stage, ...(game === undefined ? [] : [game])],
  );
  return readMatches(rows);
}
