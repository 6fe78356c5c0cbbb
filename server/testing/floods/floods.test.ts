// Offenders of S14 that need nothing but a socket, at a server in this process.
import { randomFrom } from '@omerta/kernel';
import { afterEach, expect, test } from 'vitest';
import { ConnectionLimit } from '../../src/connectionLimit.ts';
import { type SocketParts, USUAL_RATE } from '../../src/socket/sockets.ts';
import { memoryStore } from '../memoryStore.ts';
import { openSocketServer, type SocketServer } from '../play/socketServer.ts';
import { idlers } from './idlers.ts';
import type { Target } from './offender.ts';
import { talkative } from './talkative.ts';

const servers: SocketServer[] = [];

async function targetWith(parts: Partial<SocketParts>): Promise<Target> {
  const server = await openSocketServer(memoryStore(), {}, { isAllowed: () => true, rate: USUAL_RATE, ...parts });
  servers.push(server);
  return { port: Number(new URL(server.url).port), match: 'aaaaaaaaaaaaaaaa', from: '10.0.0.1', random: randomFrom(1) };
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

test('S14 a client that floods its connection is cut off', async () => {
  const { late, problems } = await talkative(await targetWith({}));
  expect({ isCut: late.map(Number.isFinite), problems }).toEqual({ isCut: [true, true], problems: [] });
});

test('S14 one address has its number of sockets and no more', async () => {
  const target = await targetWith({
    connections: new ConnectionLimit({ perPerson: 24, perAddress: 200 }),
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
  });
  const { late, problems } = await idlers(target);
  expect({ isCut: late.every(Number.isFinite), problems }).toEqual({ isCut: true, problems: [] });
});
