import { serverConnection } from '@omerta/table/net/serverConnection.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ask, codeOf } from './api.ts';

const answers = (status: number, body: string, type = 'application/json') =>
  vi.fn<typeof fetch>(async () => new Response(body, { status, headers: { 'content-type': type } }));

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://server.example/games/' });
  serverConnection.setState({ isUp: true });
});
afterEach(() => vi.unstubAllGlobals());

test('asks below the path of the server, with the cookie, and reads the answer', async () => {
  const fetched = answers(200, '{"match":"abc"}');
  vi.stubGlobal('fetch', fetched);
  expect(await ask('POST', '/api/play-now', { game: 'corleone' })).toEqual({ match: 'abc' });
  expect(fetched).toHaveBeenCalledWith('/games/api/play-now', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"corleone"}',
  });
});

test('a question without a body has no content type: servers refuse an empty one', async () => {
  const fetched = answers(200, '{}');
  vi.stubGlobal('fetch', fetched);
  await ask('POST', '/api/matches/abc/stand');
  expect(fetched.mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'same-origin', headers: {} });
});

test('a refusal keeps its code and its problems; the line is up', async () => {
  vi.stubGlobal('fetch', answers(400, '{"code":"badOptions","message":"…","problems":["players: must be 2 to 5"]}'));
  serverConnection.setState({ isUp: false });
  await expect(ask('POST', '/api/matches', {})).rejects.toEqual(
    new ApiError('badOptions', ['players: must be 2 to 5']),
  );
  expect(serverConnection.getState()).toEqual({ isUp: true });
});

test('a refusal says how long to wait', async () => {
  vi.stubGlobal('fetch', answers(429, '{"code":"tooManyTries","message":"…","retryAfter":75}'));
  await expect(ask('POST', '/api/sessions', {})).rejects.toMatchObject({ code: 'tooManyTries', retryAfter: 75 });
});

test('an unknown code is a fault', async () => {
  vi.stubGlobal('fetch', answers(418, '{"code":"teapot"}'));
  await expect(ask('GET', '/api/me')).rejects.toMatchObject({ code: 'fault' });
});

test.each([
  ['no network', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))],
  ['a page of plain files', answers(200, '<!doctype html>', 'text/html')],
  ['a proxy without the server', answers(502, 'Bad Gateway', 'text/plain')],
  ['half an answer', answers(200, '{"tab')],
])('%s: the line is down', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched);
  await expect(ask('GET', '/api/me')).rejects.toMatchObject({ code: 'offline' });
  expect(serverConnection.getState()).toEqual({ isUp: false });
});

test('what was called off does not count as a line that is down', async () => {
  const over = new AbortController();
  over.abort(new Error('called off'));
  vi.stubGlobal('fetch', async () => Promise.reject(over.signal.reason));
  await expect(ask('GET', '/api/me', undefined, over.signal)).rejects.toThrow('called off');
  expect(serverConnection.getState()).toEqual({ isUp: true });
});

test('an error that is not the server’s is a fault', () => {
  expect(codeOf(new TypeError('x is undefined'))).toBe('fault');
  expect(codeOf(new ApiError('busy'))).toBe('busy');
});
