// Control frames, and connections that the other end does not close.
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { openSocketServer, type SocketServer } from '../../testing/play/socketServer.ts';
import { connectTo, type RawConnection } from '../../testing/wire/rawConnection.ts';
import { handshakeBytes, SocketConnection } from '../../testing/wire/socketConnection.ts';
import { frameBytes, textFrame } from '../../testing/wire/webSocket.ts';
import { ConnectionLimit } from '../connectionLimit.ts';
import type { SocketParts } from './sockets.ts';

const servers: SocketServer[] = [];
const lines: RawConnection[] = [];

async function serverWith(parts: Partial<SocketParts> = {}): Promise<SocketServer> {
  const server = await openSocketServer(memoryStore(), {}, { isAllowed: () => true, ...parts });
  servers.push(server);
  return server;
}

async function lineAt({ url }: SocketServer): Promise<RawConnection> {
  const line = await connectTo(Number(new URL(url).port));
  lines.push(line);
  return line;
}

afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  for (const server of servers.splice(0)) await server.close();
});

/** Long before the timeout for a silent connection. */
const ended = (line: RawConnection) => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('still there')), 15_000).unref());
  return Promise.race([line.until(() => undefined), late]);
};

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5));
}

test.each([
  ['pings', frameBytes({ opcode: 9, payload: Buffer.from('?') })],
  ['pongs', frameBytes({ opcode: 10, payload: Buffer.from('!') })],
  ['pongs of a lower layer', textFrame('3')],
  ['channels that do not exist', textFrame('40/cellar,')],
  ['answers to nothing', textFrame('431[]')],
])('a connection that carries nothing but %s is destroyed', async (_, bytes) => {
  const line = await lineAt(await serverWith());
  await SocketConnection.open(line, '0');
  line.write(Buffer.concat(Array<Buffer>(1_000).fill(bytes)));
  await ended(line);
});

test('a connection has one page: a second one is refused', async () => {
  const server = await serverWith();
  const line = await lineAt(server);
  await SocketConnection.open(line, '0');
  line.write(textFrame('41'));
  await until(() => server.sockets.size === 0);
  line.write(textFrame('40'));
  await ended(line);
  expect(server.sockets.size).toBe(0);
});

test('a connection that opens two pages at once gets one at most', async () => {
  const server = await serverWith();
  const line = await lineAt(server);
  line.write(handshakeBytes('0'));
  await line.until(bytes => (bytes.includes('"sid"') ? { value: true, length: bytes.length } : undefined));
  line.write(Buffer.concat([textFrame('40'), textFrame('40'), textFrame('40')]));
  await ended(line);
  await until(() => server.sockets.size === 0);
});

test('a refused connection is destroyed soon, even if the other end does not close it', async () => {
  const server = await serverWith({ connections: new ConnectionLimit({ perPerson: 1, perAddress: 10 }) });
  await SocketConnection.open(await lineAt(server), '0');
  const refused = await lineAt(server);
  refused.write(handshakeBytes('0'));
  await refused.until(bytes => (bytes.includes('"sid"') ? { value: true, length: bytes.length } : undefined));
  refused.write(textFrame('40'));
  await ended(refused);
});
