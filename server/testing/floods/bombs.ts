// Small bodies that unpack to large ones.
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { below, pick } from '@omerta/kernel';
import { frameBytes, TEXT } from '../wire/webSocket.ts';
import { type Offence, type Offender, type Target, together } from './offender.ts';
import { handshake, OffenderConnection, PATIENCE, requestHead } from './offenderConnection.ts';
import { refusedWith } from './oversized.ts';

export const bombs: Offender = async target => {
  const [coding, pack] = pick(target.random, CODINGS);
  const size = 20_000_000 + 10 * below(target.random, 2_000_000);
  const body = pack(Buffer.from(`{"name":"${'x'.repeat(size)}"}`)).subarray(0, MOST_BODY);
  const head = requestHead(target, 'POST', '/api/guests', [
    'content-type: application/json',
    `content-encoding: ${coding}`,
    `content-length: ${body.length}`,
  ]);
  const requests = Array.from({ length: REQUESTS }, () =>
    refusedWith(target, 400, Buffer.concat([Buffer.from(`${head}\r\n`), body])),
  );
  return together([...(await Promise.all(requests)), await packedMessage(target)]);
};

const CODINGS: readonly (readonly [string, (plain: Buffer) => Buffer])[] = [
  ['gzip', plain => gzipSync(plain)],
  ['deflate', plain => deflateSync(plain)],
  ['br', plain => brotliCompressSync(plain.subarray(0, 2_000_000))],
];

const MOST_BODY = 60_000; // as much as may be sent
const REQUESTS = 10;

/** Compression is offered and not agreed on; a client that compresses nevertheless is cut off. */
async function packedMessage(target: Target): Promise<Offence> {
  const connection = await OffenderConnection.open(target);
  connection.write(handshake(target, ['sec-websocket-extensions: permessage-deflate; client_max_window_bits']));
  if (!(await connection.receives('"sid"'))) throw new Error(`refused: ${connection.received.slice(0, 200)}`);
  const isAgreed = /sec-websocket-extensions/i.test(connection.received);
  connection.sendText('40');
  await connection.receives('40{"sid"');
  const began = performance.now();
  const payload = deflateRawSync(Buffer.alloc(3_000_000, ' '));
  connection.write(frameBytes({ opcode: TEXT, payload, reserved: 4 }));
  const endedAt = await connection.waitUntil(() => false, PATIENCE);
  connection.cut();
  return {
    late: [endedAt - began - 1_000], // the server waits for the answer to its close frame
    problems: isAgreed ? ['compression was agreed on'] : [],
    counts: { 'packed messages': 1 },
  };
}
