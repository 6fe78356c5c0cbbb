// Messages between the server and the store's thread. Values travel as JSON: cheaper here than cloning.
import { CannotOpen, Damaged, NotWritten, StoreClosed, StoreLost } from './errors.ts';
import type { Store } from './store.ts';

/** The methods that run in the thread. SQLite has no other nodes, so there are no notifications. */
export type Method = Exclude<keyof Store, 'listen' | 'notify' | 'isShared' | 'lost'>;

export interface Request {
  readonly id: number;
  readonly method: Method;
  readonly values: string; // a JSON list
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: string | undefined } // JSON
  | { readonly id: number; readonly ok: false; readonly error: EncodedError };

interface EncodedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly match?: string;
}

/** The id of the first reply: whether the file could be opened. */
export const OPENING = 0;

export const encodeResult = (id: number, value: unknown): Reply => ({
  id,
  ok: true,
  value: value === undefined ? undefined : JSON.stringify(value),
});

export function encodeError(id: number, error: unknown): Reply {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? { code: String(error.code) } : {};
  const match = error instanceof Damaged ? { match: error.match } : {};
  return { id, ok: false, error: { name, message, ...code, ...match } };
}

export function decodeError({ name, message, code, match }: EncodedError): Error {
  if (name === 'CannotOpen') return new CannotOpen(message);
  if (name === 'NotWritten') return new NotWritten(message);
  if (match !== undefined) return new Damaged(match);
  if (name === 'StoreLost') return new StoreLost(message);
  if (name === 'StoreClosed') return new StoreClosed();
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
