// The little that both databases are asked for. Texts use ? for values and are the same for both.

import type { NodeNotification } from './nodeNotification.ts';

export type Value = string | number | undefined;
export type Values = readonly Value[];
export type Row = Readonly<Record<string, string | number | null>>;

/** Statements are carried out in the order they are asked for, so who needs no answer in between need not wait for it. */
export interface Sql {
  all(text: string, values?: Values): Promise<Row[]>;
  /** How many rows were changed. */
  run(text: string, values?: Values): Promise<number>;
  /** `insert('packs (hash, json)', rows, 'on conflict do nothing')`: how many rows went in. */
  insert(into: string, rows: readonly Values[], conflict?: string): Promise<number>;
  /** Ends a select whose rows nobody else may change before the transaction ends. */
  readonly forUpdate: string;
  /** Tells other nodes, when the transaction commits. */
  notify(notifications: readonly NodeNotification[]): Promise<void>;
  /** Only one node may change the tables themselves. */
  lockSchema(): Promise<void>;
}

export interface Database extends Sql {
  /** Commits durably before it resolves; rolls back when the work throws. The work may run more than once. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Rows whose columns are named like the fields of T; a column without a value is a field left out. */
export function read<T>(rows: readonly Row[]): T[] {
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T);
}

export function among(values: readonly string[]): { readonly list: string; readonly values: readonly string[] } {
  const padded = inFewLengths(values.length === 0 ? [''] : values);
  return { list: `(${padded.map(() => '?').join(', ')})`, values: padded };
}

/** Every statement text is kept prepared, so lists come in few lengths: the last value is repeated. */
export function inFewLengths<T>(values: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...values.slice(-1).flatMap(last => Array.from({ length: length - values.length }, () => last))];
}

/** Neither database keeps NUL or half a surrogate pair in text. JSON escapes both. */
export function storable(value: Value): string | number | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '\uFFFD') : value;
}

const CONFLICTS = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether a unique key refused the change. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code));
