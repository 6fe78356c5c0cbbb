// Asking the server over HTTP. Refusals are thrown with their code, so that a page can say them in the reader's language.

import { basePath } from '@omerta/table/net/basePath.ts';
import { serverConnection } from '@omerta/table/net/serverConnection.ts';
import { type ApiCode, isApiCode } from './apiCodes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface ApiDetail {
  readonly takenBy?: string | undefined;
  readonly retryAfter?: number | undefined;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiCode;
  readonly problems: readonly string[]; // one line each, naming the field
  readonly takenBy: string | undefined; // the player who has it
  readonly retryAfter: number | undefined; // seconds

  constructor(code: ApiCode, problems: readonly string[] = [], { takenBy, retryAfter }: ApiDetail = {}) {
    super(code);
    this.code = code;
    this.problems = problems;
    this.takenBy = takenBy;
    this.retryAfter = retryAfter;
  }
}

export const codeOf = (error: unknown): ApiCode => (error instanceof ApiError ? error.code : 'fault');

/** One question to the server. The answer has the form the endpoint documents; both ends are built together. */
export async function ask<Answer>(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`${basePath()}${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw connectionIsLost();
  });
  const said = await readJson(response);
  if (said === undefined) throw connectionIsLost();
  serverConnection.setState({ isUp: true });
  if (!response.ok) throw refusalIn(said);
  return said as Answer;
}

/** Something else answers where the server should: a proxy without it, or a shelf of plain files. */
async function readJson(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return undefined;
  return response.json().catch(() => undefined);
}

function connectionIsLost(): ApiError {
  serverConnection.setState({ isUp: false });
  return new ApiError('offline');
}

interface Said {
  readonly code?: unknown;
  readonly problems?: readonly string[];
  readonly takenBy?: { readonly name: string };
  readonly retryAfter?: number;
}

function refusalIn(said: unknown): ApiError {
  const { code, problems, takenBy, retryAfter } = said as Said;
  return new ApiError(isApiCode(code) ? code : 'fault', problems, { takenBy: takenBy?.name, retryAfter });
}
