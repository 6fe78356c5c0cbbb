import { CHAT_LINE } from './columns.ts';
import { foldedName } from './foldedName.ts';
import { isWhole, MATCH } from './matchRows.ts';
import { merged } from './merged.ts';
import { matchChanged } from './nodeNotification.ts';
import { chatChecksum, updateMatchChecksum } from './rowChecksums.ts';
import type { ChatLine, Match, Person, Seat } from './rows.ts';
import { type Database, isConflict, read, type Sql } from './sql.ts';
import type { People } from './store.ts';

const PERSON = `id, name, password_hash as "passwordHash", language, created_at as "createdAt", last_seen as "lastSeen",
  failed_logins as "failedLogins", failed_login_at as "failedLoginAt"`;
const DELETED_NAME = '…';

export const people = (database: Database): People => ({
  async addPerson(person) {
    const { id, name, passwordHash, language, createdAt, lastSeen } = person;
    const added = await database.insert(
      'people (id, name, account_name, password_hash, language, created_at, last_seen)',
      [[id, name, accountName(person), passwordHash, language, createdAt, lastSeen]],
      'on conflict do nothing',
    );
    return added === 1;
  },

  personById: id => personOf(database, id),

  async personByName(name) {
    const rows = await database.all(`select ${PERSON} from people where account_name = ?`, [foldedName(name)]);
    return read<Person>(rows)[0];
  },

  async updatePerson(id, patch) {
    try {
      return await database.transaction(async sql => {
        const before = await personOf(sql, id, sql.forUpdate);
        if (before === undefined) return false;
        await savePerson(sql, { ...before, ...patch });
        return true;
      });
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  },

  deletePerson: id =>
    database.transaction(async sql => {
      const deleted = await sql.run('delete from people where id = ?', [id]);
      if (deleted === 0) return false;
      await clearSeats(sql, id);
      await changeLines(sql, id, line => ({
        ...line,
        person: '',
        name: DELETED_NAME,
        text: line.kind === 'text' ? DELETED_NAME : line.text,
      }));
      return true;
    }),

  mergePeople: (guestId, accountId) =>
    database.transaction(async sql => {
      const guest = await personOf(sql, guestId, sql.forUpdate);
      const account = await personOf(sql, accountId, sql.forUpdate);
      if (guest === undefined || guest.passwordHash !== undefined || account === undefined) return false;
      await transferSeats(sql, guestId, account);
      await changeLines(sql, guestId, line => ({ ...line, person: account.id, name: account.name }));
      await transferMutes(sql, guestId, accountId);
      await sql.run('update packs set person = ? where person = ?', [accountId, guestId]);
      await sql.run('delete from people where id = ?', [guestId]);
      return true;
    }),
});

/** Fails with a conflict if another account has the name. */
export async function savePerson(sql: Sql, person: Person): Promise<void> {
  const { id, name, passwordHash, language, lastSeen } = person;
  await sql.run(
    `update people set name = ?, account_name = ?, password_hash = ?, language = ?, last_seen = ? where id = ?`,
    [name, accountName(person), passwordHash, language, lastSeen, id],
  );
}

export async function personOf(sql: Sql, id: string, lock = ''): Promise<Person | undefined> {
  return read<Person>(await sql.all(`select ${PERSON} from people where id = ?${lock}`, [id]))[0];
}

/** Only names of accounts are unique. */
const accountName = ({ name, passwordHash }: Person) => (passwordHash === undefined ? undefined : foldedName(name));

async function clearSeats(sql: Sql, person: string): Promise<void> {
  await changeTables(sql, person, match => ({
    ...match,
    seats: match.seats.map(seat => withoutPerson(seat, person)),
  }));
  await sql.run('delete from seated where person = ?', [person]);
}

async function transferSeats(sql: Sql, guest: string, account: Person): Promise<void> {
  await changeTables(sql, guest, match => merged(match, guest, account));
  await sql.run(
    `insert into seated (person, match_id) select cast(? as text), match_id from seated where person = ?
     on conflict do nothing`,
    [account.id, guest],
  );
  await sql.run('delete from seated where person = ?', [guest]);
}

/** Both may have muted the same person, or each other. */
async function transferMutes(sql: Sql, guest: string, account: string): Promise<void> {
  const pairs = [
    ['muter', 'muted'],
    ['muted', 'muter'],
  ] as const;
  for (const [own, other] of pairs) {
    await sql.run(
      `update mutes set ${own} = ? where ${own} = ? and ${other} <> ?
       and ${other} not in (select ${other} from mutes where ${own} = ?)`,
      [account, guest, account, account],
    );
  }
}

/** Those where the person sits, and lobbies the person was shown out of. A damaged table is left as it is. */
async function changeTables(sql: Sql, person: string, change: (match: Body) => Body): Promise<void> {
  const rows = await sql.all(
    `select ${MATCH} from matches
     where id in (select match_id from seated where person = ?) or (stage = 'lobby' and body like ?)
     order by id${sql.forUpdate}`,
    [person, `%"${person}"%`],
  );
  const whole = rows.filter(isWhole);
  for (const { id, body } of whole) {
    const after = JSON.stringify(change(JSON.parse(String(body)) as Body)); // as `bodyOf` wrote it
    await sql.run('update matches set body = ?, revision = revision + 1 where id = ?', [after, String(id)]);
    await updateMatchChecksum(sql, String(id));
  }
  await sql.notify(whole.map(({ id }) => matchChanged(String(id))));
}

/** Damaged lines too: their words are removed, and the checksum stays wrong. */
async function changeLines(sql: Sql, of: string, change: (line: ChatLine) => ChatLine): Promise<void> {
  const lines = read<LineWithChecksum>(
    await sql.all(`select ${CHAT_LINE}, seal from chat_lines where person = ?`, [of]),
  );
  for (const { seal, ...before } of lines) {
    const line = change(before);
    await sql.run('update chat_lines set person = ?, name = ?, words = ?, seal = ? where match_id = ? and number = ?', [
      ...[line.person, line.name, line.text, seal === chatChecksum(before) ? chatChecksum(line) : seal],
      ...[line.match, line.number],
    ]);
  }
}

type LineWithChecksum = ChatLine & { readonly seal?: string };
type Body = Pick<Match, 'host' | 'seats' | 'evening' | 'shownOut'>;

function withoutPerson(seat: Seat, person: string): Seat {
  const { comes, ...alone } = seat;
  if (comes?.person === person) return alone;
  if (seat.person !== person) return seat;
  const { person: _, language: __, ...rest } = seat;
  return { ...rest, name: DELETED_NAME };
}
