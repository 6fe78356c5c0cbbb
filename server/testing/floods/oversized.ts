// Messages, bodies and heads that are too large, or claim to be.
import { below } from '@omerta/kernel';
import { OPCODE, writeFrame } from '../load/webSocketFrames.ts';
import { frameBytes, TEXT } from '../wire/webSocket.ts';
import { type Offence, type Offender, type Target, together } from './offender.ts';
import { handshake, OffenderConnection, PATIENCE, requestHead } from './offenderConnection.ts';

export const oversized: Offender = async target => {
  const size = 100_000 + below(target.random, 2_000_000);
  const json = Buffer.from(JSON.stringify({ name: 'x'.repeat(size) }));
  const post = (more: readonly string[]) => requestHead(target, 'POST', '/api/guests', [...JSON_TYPE, ...more]);
  const chunk = Buffer.concat([Buffer.from(`${json.length.toString(16)}\r\n`), json, Buffer.from('\r\n')]);
  const manyHeaders = Array.from({ length: 2_000 }, (_, at) => `x-header-${at}: ${at}`);
  const requests: readonly (readonly [number, Buffer])[] = [
    [413, Buffer.concat([Buffer.from(`${post([`content-length: ${json.length}`])}\r\n`), json])],
    [413, Buffer.concat([Buffer.from(`${post(['transfer-encoding: chunked'])}\r\n`), chunk])],
    [413, Buffer.from(`${post(['content-length: 1000000000000'])}\r\n{`)],
    [431, Buffer.from(handshake(target, manyHeaders))],
    [431, Buffer.from(handshake(target, [`cookie: ${'x'.repeat(size)}`]))],
    [431, Buffer.from(`${requestHead(target, 'GET', `/api/games?${'x'.repeat(size)}`)}\r\n`)],
    [400, withLength(post([]), `{"name":${'['.repeat(60_000)}`)],
  ];
  const messages: readonly Buffer[] = [
    writeFrame({ opcode: OPCODE.text, payload: Buffer.from(`42["sendText",${json}]`) }, true),
    frameBytes({ opcode: TEXT, payload: Buffer.from('42["sendText"'), claims: 2n ** 40n }),
    inPieces(json),
  ];
  return together([
    ...(await Promise.all(requests.map(([status, bytes]) => refusedWith(target, status, bytes)))),
    ...(await Promise.all(messages.map(bytes => cutFor(target, bytes)))),
  ]);
};

const JSON_TYPE = ['content-type: application/json'];

function withLength(head: string, body: string): Buffer {
  return Buffer.from(`${head}content-length: ${body.length}\r\n\r\n${body}`);
}

/** One message in many frames, none of which is too large, and none the last. */
function inPieces(bytes: Buffer): Buffer {
  const frames = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) =>
    frameBytes({
      opcode: at === 0 ? TEXT : 0,
      payload: bytes.subarray(at * PIECE, (at + 1) * PIECE),
      isLast: false,
    }),
  );
  return Buffer.concat(frames);
}

const PIECE = 1_000;

/** The answer may be lost where the server hangs up while the request is still being sent. */
export async function refusedWith(target: Target, status: number, bytes: Buffer): Promise<Offence> {
  const connection = await OffenderConnection.open(target);
  const began = performance.now();
  connection.write(bytes);
  const endedAt = await connection.waitUntil(() => connection.status !== 0, PATIENCE);
  const isRight = connection.status === status || (connection.status === 0 && connection.isEnded);
  connection.cut();
  return {
    late: [endedAt - began],
    problems: isRight ? [] : [`${bytes.toString('latin1', 0, 30)}…: ${connection.status} instead of ${status}`],
    counts: { 'requests that are too large': 1 },
  };
}

async function cutFor(target: Target, bytes: Buffer): Promise<Offence> {
  const connection = await OffenderConnection.upgraded(target, true);
  const began = performance.now();
  connection.write(bytes);
  // A close frame counts; the connection itself is gone a second later, answered or not.
  const closedAt = await connection.waitUntil(() => connection.received.includes(CLOSE_FRAME), PATIENCE);
  const endedAt = await connection.waitUntil(() => false, PATIENCE);
  connection.cut();
  return {
    late: [closedAt - began, endedAt - began - 1_000],
    problems: [],
    counts: { 'messages that are too large': 1 },
  };
}

const CLOSE_FRAME = '\x88\x02'; // with a status code
