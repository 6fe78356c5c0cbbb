import type Libsql from 'libsql';
import { type Row, storable, type Values } from './sql.ts';

type Prepared = (text: string) => Libsql.Statement<unknown[]>;

/**
 * Rows of a select are read as bytes: if a damaged text is not UTF-8, libsql would abort the process instead of returning
 * it.
 */
export function readRows(prepared: Prepared, text: string, values: Values): Row[] {
  if (!text.startsWith('select ')) return prepared(text).all(values.map(storable)) as Row[]; // pragmas hold no text of ours
  const names = prepared(text)
    .columns()
    .map(({ name }) => name);
  const columns = names.map(name => `iif(typeof("${name}") = 'blob', cast("${name}" as text), "${name}")`).join(', ');
  const found = prepared(`select cast(json_array(${columns}) as blob) as bytes from (${text})`).all(
    values.map(storable),
  ) as { readonly bytes: ArrayBuffer }[]; // as this statement casts them
  return found.map(({ bytes }) => {
    const row = JSON.parse(Buffer.from(bytes).toString()) as Row[string][];
    return Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]));
  });
}
