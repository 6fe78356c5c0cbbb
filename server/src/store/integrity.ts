// Whether a SQLite file is as it was written, as far as the file itself can tell; the seals tell the rest.
import type Libsql from 'libsql';

/**
 * An index is only another way to what its table says. Where seals tell which rows of the table can be believed, it is
 * made anew: one damaged match must not close the house.
 */
export function isIntact(connection: Libsql.Database): boolean {
  const problems = problemsOf(connection);
  if (problems.length === 0) return true;
  if (!problems.every(problem => INDEX_OF_SEALED.test(problem))) return false;
  for (const table of SEALED) connection.exec(`reindex ${table}`);
  return problemsOf(connection).length === 0 && !hasLostItsMatch(connection);
}

const SEALED = ['matches', 'choices', 'snapshots', 'chat_lines'];

const INDEX_OF_SEALED =
  /^(row \d+ missing from|wrong # of entries in|non-unique entry in|row \d+ values differ from) index (sqlite_autoindex_)?(matches|choices|snapshots|chat_lines)_\w+$/;

function problemsOf(connection: Libsql.Database): string[] {
  const found = connection.pragma('integrity_check') as { readonly integrity_check: string }[];
  return found.map(({ integrity_check: words }) => words).filter(words => words !== 'ok');
}

/** A choice that is missed is noticed at its match. Of a match that is missed nobody would hear. */
function hasLostItsMatch(connection: Libsql.Database): boolean {
  const lost = connection.pragma('foreign_key_check') as { readonly table: string }[];
  return lost.some(({ table }) => table !== 'choices');
}

/** As SQLite itself would say it. */
export const corruptError = (): Error => Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' });
