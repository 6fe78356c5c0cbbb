// Whether a SQLite file is intact as far as SQLite can tell; row checksums cover the rest.
import type Libsql from 'libsql';

/**
 * A damaged index is rebuilt if its table's rows have checksums: one damaged match must not keep the server from
 * starting.
 */
export function isIntact(connection: Libsql.Database): boolean {
  const problems = problemsOf(connection);
  if (problems.length === 0) return true;
  if (!problems.every(problem => INDEX_OF_CHECKSUMMED.test(problem))) return false;
  for (const table of CHECKSUMMED) connection.exec(`reindex ${table}`);
  return problemsOf(connection).length === 0 && !hasLostItsMatch(connection);
}

const CHECKSUMMED = ['matches', 'choices', 'snapshots', 'chat_lines'];

const INDEX_OF_CHECKSUMMED =
  /^(row \d+ missing from|wrong # of entries in|non-unique entry in|row \d+ values differ from) index (sqlite_autoindex_)?(matches|choices|snapshots|chat_lines)_\w+$/;

function problemsOf(connection: Libsql.Database): string[] {
  const found = connection.pragma('integrity_check') as { readonly integrity_check: string }[];
  return found.map(({ integrity_check: words }) => words).filter(words => words !== 'ok');
}

/** A lost choice is noticed when its match is read. A lost match would never be noticed. */
function hasLostItsMatch(connection: Libsql.Database): boolean {
  const lost = connection.pragma('foreign_key_check') as { readonly table: string }[];
  return lost.some(({ table }) => table !== 'choices');
}

/** The error SQLite itself would raise. */
export const corruptError = (): Error => Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' });
