// The few operations both databases provide. Statements use ? for values and are the same for both.

import type { NodeNotification } from './nodeNotification.ts';

export type Value = string | number | undefined;
export type Values = readonly Value[];
export type Row = Readonly<Record<string, string | number | null>>;

/** Statements run in the order of the calls, so a caller that needs no result in between need not await it. */
export interface Sql {
  all(text: string, values?: Values): Promise<Row[]>;
  /** Returns the number of changed rows. */
  run(text: string, values?: Values): Promise<number>;
  /** `insert('packs (hash, json)', rows, 'on conflict do nothing')` returns the number of inserted rows. */
  insert(into: string, rows: readonly Values[], conflict?: string): Promise<number>;
  /** Appended to a select that locks its rows until the transaction ends. */
  readonly forUpdate: string;
  /** Sent to the other nodes when the transaction commits. */
  notify(notifications: readonly NodeNotification[]): Promise<void>;
  /** Lets only one node at a time change the schema. */
  lockSchema(): Promise<void>;
}

export interface Database extends Sql {
  /** Commits durably before it resolves; rolls back when the work throws. The work may run more than once. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Rows whose columns are named like the fields of T; a null column is a missing field. */
export function read<T>(rows: readonly Row[]): T[] {
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T);
}

export function among(values: readonly string[]): { readonly list: string; readonly values: readonly string[] } {
  const padded = inFewLengths(values.length === 0 ? [''] : values);
  return { list: `(${padded.map(() => '?').join(', ')})`, values: padded };
}

/** Every statement stays prepared, so lists are padded to few lengths by repeating the last value. */
export function inFewLengths<T>(values: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...values.slice(-1).flatMap(last => Array.from({ length: length - values.length }, () => last))];
}

/** Neither database stores NUL or lone surrogates in text. JSON escapes both. */
export function storable(value: Value): string | number | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '\uFFFD') : value;
}

const CONFLICTS = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether the change violated a unique key. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
