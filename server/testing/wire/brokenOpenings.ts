// Connections that never become sockets.
import { below, pick, type Random } from '@omerta/kernel';
import { HOST, requestBytes } from './http.ts';
import { CORRUPTED, flipBits } from './mutations.ts';
import { handshakeBytes } from './socketConnection.ts';

/** Whether it is still a valid handshake, for not every changed byte matters. Decided without the server's code. */
export function isHandshake(bytes: Buffer): boolean {
  const [first = '', ...lines] = bytes.toString('latin1').split('\r\n');
  const [, path] = /^GET (\/socket\.io\/\?\S*) HTTP\/1\.1$/.exec(first) ?? [];
  if (path === undefined) return false;
  const { searchParams } = new URL(path, `http://${HOST}`);
  const headers = new Map(
    lines.flatMap(each => {
      const at = each.indexOf(':');
      return at < 0 ? [] : [[each.slice(0, at).toLowerCase(), each.slice(at + 1).trim()] as const];
    }),
  );
  return (
    hasOnly(searchParams, 'EIO', '4') &&
    hasOnly(searchParams, 'transport', 'websocket') &&
    /^upgrade$/i.test(headers.get('connection') ?? '') &&
    /^websocket$/i.test(headers.get('upgrade') ?? '') &&
    (headers.get('origin') ?? `http://${headers.get('host')}`) === `http://${headers.get('host')}` &&
    headers.get('sec-websocket-version') === '13' &&
    /^[A-Za-z0-9+/]{22}==$/.test(headers.get('sec-websocket-key') ?? '')
  );
}

/** Once, or repeated with the same value. */
function hasOnly(words: URLSearchParams, name: string, value: string): boolean {
  const given = words.getAll(name);
  return given.length > 0 && given.every(each => each === value);
}

/** An upgrade at another path may stay unanswered for a while. */
export function isElsewhere(bytes: Buffer): boolean {
  return !/^[A-Z]+ \/socket\.io[/?]/.test(bytes.toString('latin1')) && /\r\nupgrade:/i.test(bytes.toString('latin1'));
}

const request = (...words: readonly string[]) => Buffer.from(`${words.join('\r\n')}\r\n\r\n`, 'latin1');

/** The first of them is valid. */
export const TWO_IN_ONE = 'two requests in one, the second broken';

/** By what is wrong with them. */
export const BROKEN_OPENINGS: Readonly<Record<string, (random: Random) => Buffer>> = {
  'any bytes': random => Buffer.from(Array.from({ length: 1 + below(random, 400) }, () => below(random, 256))),
  'a handshake with bits flipped': random => flipBits(random, handshakeBytes(undefined)),
  'a handshake that is cut off': random => CORRUPTED['cut off'](random, handshakeBytes(undefined).toString('latin1')),
  'a handshake of another protocol': random =>
    Buffer.from(
      handshakeBytes(undefined)
        .toString()
        .replace(...pick(random, REPLACED)),
    ),
  'another path': random => handshakeBytes(undefined, pick(random, PATHS)),
  'very many headers': random =>
    request(
      'GET / HTTP/1.1',
      `host: ${HOST}`,
      ...Array.from({ length: 2_000 }, (_, at) => `x-${at}: ${below(random, 10)}`),
    ),
  'a header that is too long': random =>
    request('GET / HTTP/1.1', `host: ${HOST}`, `cookie: ${'x'.repeat(17_000 + below(random, 50_000))}`),
  'headers that are none': random => request('GET / HTTP/1.1', `host: ${HOST}`, pick(random, HEADERS)),
  'a body that is not what it says': random =>
    Buffer.concat([
      request('POST /api/me/tokens HTTP/1.1', `host: ${HOST}`, pick(random, BODIES)),
      Buffer.from('ZZ\r\n{"name":"x"}\r\n0\r\n\r\n'),
    ]),
  [TWO_IN_ONE]: random =>
    Buffer.concat([requestBytes({ method: 'GET', path: '/health' }), flipBits(random, request('GET / HTTP/1.1'))]),
};

const REPLACED: readonly (readonly [string, string])[] = [
  ['sec-websocket-version: 13', 'sec-websocket-version: 99'],
  ['sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-key: x'],
  ['upgrade: websocket', 'upgrade: h2c'],
  ['connection: Upgrade', 'connection: close'],
  ['GET', 'POST'],
  ['HTTP/1.1', 'HTTP/9.9'],
  ['sec-websocket-version: 13', 'sec-websocket-version: 13\r\nsec-websocket-extensions: permessage-deflate; x="'],
  ['sec-websocket-version: 13', 'sec-websocket-version: 13\r\nsec-websocket-protocol: ,,,'],
];
const PATHS = [
  ...[
    '/socket.io',
    '/socket.io/?EIO=3&transport=websocket',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/?transport=x',
  ],
  ...[
    '/socket.io/?EIO=4&transport=websocket&sid=__proto__',
    '//',
    '/%',
    '/%00',
    '/..%2f..',
    '/socket.io/?EIO=4&EIO=4&transport=websocket',
  ],
  ...['*', 'http://evil/', `/${'a'.repeat(9_000)}`, '/socket.io/?EIO=4&transport=websocket&b64=1&j=1'],
];
const HEADERS = [
  ': x',
  'x y: z',
  'x',
  'x:\u0000',
  'host: a\r\nhost: b',
  'transfer-encoding: chunked\r\ncontent-length: 5',
  'content-length: -1',
  'content-length: 1e9',
  'cookie: omerta=%E0%A4%A',
  'authorization: Bearer \u00ff',
];
const BODIES = [
  'transfer-encoding: chunked\r\ncontent-type: application/json',
  'content-length: 5\r\ncontent-type: application/json',
  'content-length: 99999999\r\ncontent-type: application/json',
  'content-length: 20\r\ncontent-type: \u00ff/x',
  'content-length: 20\r\ncontent-encoding: gzip\r\ncontent-type: application/json',
];
