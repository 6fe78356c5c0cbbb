// Lines over the loopback that begin wrongly, or go wrong: no handshake, no request, no frame is as it should be.
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Random } from '@omerta/kernel';
import { randomFor } from '@omerta/kernel/testing';
import { waiting } from '../play/playOn.ts';
import { HOST, requestBytes } from './http.ts';
import { SPOILT } from './mutations.ts';
import { lineOverLoopback, type RawLine } from './rawLine.ts';
import { handshakeBytes, SocketLine } from './socketLine.ts';
import { frameBytes, TEXT, textFrame } from './webSocket.ts';
import type { WireHouse } from './wireHouse.ts';

/** One line, and what was wrong with how the server took it. Nobody waits for what does not come. */
export async function breakLine(house: WireHouse, seed: number): Promise<string | undefined> {
  const random = randomFor('lines', seed);
  const line = await lineOverLoopback(house.server, seed);
  const how = pick(random, Object.keys(BROKEN));
  try {
    const isOpen = below(random, 2) === 0;
    return isOpen ? await breakFrames(house, line, random) : await breakOpening(line, random, how);
  } finally {
    line.reset();
  }
}

/** Whatever is answered says what was wrong with it. */
async function breakOpening(line: RawLine, random: Random, how: string): Promise<string | undefined> {
  const bytes = BROKEN[how]!(random);
  line.write(bytes);
  line.end();
  const status = await Promise.race([line.until(statusIn), pause(MOST_WAITED, SILENT, { ref: false })]);
  const isFine = status === undefined || status === SILENT || FINE.test(status);
  return isFine
    ? undefined
    : `${how}: ${JSON.stringify(bytes.toString('latin1').slice(0, 200))} was answered ${status}`;
}

const MOST_WAITED = 50;
const SILENT = 'nothing';
/** Refused; or served to everybody, since spoiled letters need not matter; never a fault of ours. */
const FINE = /^(101|200|304|4\d\d|503)$/;

function statusIn(bytes: Buffer) {
  return bytes.length < 12 ? undefined : { value: bytes.subarray(9, 12).toString('latin1'), length: bytes.length };
}

async function breakFrames(house: WireHouse, line: RawLine, random: Random): Promise<string | undefined> {
  const { live, players } = pick(random, house.tables);
  const page = await SocketLine.open(line, players[waiting(live)[0]!]!.cookie);
  const frames = Array.from({ length: 1 + below(random, 4) }, () => brokenFrame(random));
  const { answers } = await Promise.race([
    page.answersTo(Buffer.concat(frames), live.match.id),
    pause(MOST_WAITED, { answers: [] as string[] }, { ref: false }), // it waits for the rest of a frame that has none
  ]);
  const wrong = answers.find(answer => answer.includes('"ok":true') || answer.includes('"busy"'));
  return wrong === undefined ? undefined : `frames were answered ${wrong.slice(0, 200)}`;
}

function brokenFrame(random: Random): Buffer {
  const payload = pick(random, PAYLOADS);
  const form = { opcode: TEXT, payload };
  switch (below(random, 10)) {
    case 0:
      return frameBytes({ ...form, reserved: 1 + below(random, 7) });
    case 1:
      return frameBytes({ ...form, isMasked: false });
    case 2:
      return frameBytes({ ...form, opcode: pick(random, [0, 2, 3, 7, 8, 9, 10, 11, 15]) });
    case 3:
      return frameBytes({ ...form, claims: pick(random, [2n ** 63n, 2n ** 64n - 1n, 2n ** 32n, 2n ** 20n, 4_097n]) });
    case 4:
      return frameBytes({ ...form, isLast: false });
    case 5:
      return frameBytes({
        opcode: pick(random, [8, 9, 10]),
        payload: Buffer.alloc(126 + below(random, 300), 1),
        isLast: false,
      });
    case 6:
      return frameBytes({ opcode: 8, payload: Buffer.of(below(random, 256), below(random, 256), 0xff) });
    case 7:
      return Buffer.concat(Array.from({ length: 50 }, () => frameBytes({ opcode: 9, payload: Buffer.alloc(0) })));
    case 8:
      return SPOILT['bits flipped'](random, textFrame(payload).toString('latin1'));
    default:
      return textFrame(payload);
  }
}

const PAYLOADS = [
  ...[
    '',
    '0',
    '1',
    '4',
    '40',
    '40{"a":',
    '40/admin,',
    '41',
    '42',
    '42[',
    '42[]',
    '42[1]',
    '420["leave"]',
    '43[]',
    '451-[{"_placeholder":true,"num":0}]',
  ],
  ...['4599-["leave",{"_placeholder":true,"num":-1}]', '6', '7', 'x', '2probe', '5', '42["__proto__",{}]', 'bAAAA'],
].map(text => Buffer.from(text));

const line = (...words: readonly string[]) => Buffer.from(`${words.join('\r\n')}\r\n\r\n`, 'latin1');

/** Lines that never come to be sockets, by what is wrong with them. */
const BROKEN: Readonly<Record<string, (random: Random) => Buffer>> = {
  'any bytes': random => Buffer.from(Array.from({ length: 1 + below(random, 400) }, () => below(random, 256))),
  'a handshake with bits flipped': random =>
    SPOILT['bits flipped'](random, handshakeBytes(undefined).toString('latin1')),
  'a handshake that is cut off': random => SPOILT['cut off'](random, handshakeBytes(undefined).toString('latin1')),
  'a handshake of another protocol': random =>
    Buffer.from(
      handshakeBytes(undefined)
        .toString()
        .replace(...pick(random, REPLACED)),
    ),
  'another path': random => handshakeBytes(undefined, pick(random, PATHS)),
  'very many headers': random =>
    line(
      'GET / HTTP/1.1',
      `host: ${HOST}`,
      ...Array.from({ length: 2_000 }, (_, at) => `x-${at}: ${below(random, 10)}`),
    ),
  'a header that is too long': random =>
    line('GET / HTTP/1.1', `host: ${HOST}`, `cookie: ${'x'.repeat(17_000 + below(random, 50_000))}`),
  'headers that are none': random => line('GET / HTTP/1.1', `host: ${HOST}`, pick(random, HEADERS)),
  'a body that is not what it says': random =>
    Buffer.concat([
      line('POST /api/me/tokens HTTP/1.1', `host: ${HOST}`, pick(random, BODIES)),
      Buffer.from('ZZ\r\n{"name":"x"}\r\n0\r\n\r\n'),
    ]),
  'two requests in one, the second broken': random =>
    Buffer.concat([
      requestBytes({ method: 'GET', path: '/health' }),
      SPOILT['bits flipped'](random, 'GET / HTTP/1.1\r\n\r\n'),
    ]),
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
