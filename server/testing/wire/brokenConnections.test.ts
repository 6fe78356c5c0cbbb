import { expect, test } from 'vitest';
import { waiting } from '../play/playOn.ts';
import { commandAt } from './brokenConnections.ts';
import { isHandshake } from './brokenOpenings.ts';
import { connectWithin } from './rawConnection.ts';
import { handshakeBytes, SocketConnection } from './socketConnection.ts';
import { textFrame } from './webSocket.ts';
import { openWireServer } from './wireServer.ts';

test('S8 the command of the broken frames is accepted in a good one', async () => {
  const wire = await openWireServer();
  for (const { live, players } of wire.tables) {
    const before = wire.hash();
    const seat = waiting(live)[0]!;
    const page = await SocketConnection.open(connectWithin(wire.server), players[seat]!.cookie);
    const match = live.match.id;
    await page.ask('watch', { match });
    const { answers } = await page.answersTo(textFrame(commandAt({ live, players })), match);
    expect(answers).toEqual([expect.stringContaining('"ok":true')]);
    expect(wire.hash()).not.toBe(before);
    page.close();
  }
  await wire.close();
});

test.each([
  ['GET /socket.io/', 'GET /socket.ip/', false],
  ['version: 13', 'version: 99', false],
  ['origin: http://', 'origin: https://', false],
  ['AAAA==', 'AAAA=', false],
  ['AAAA==', 'ABAA==', true],
  ['upgrade: websocket', 'Upgrade: WebSocket', true],
])('S8 a handshake with %s as %s', (from, to, isRight) => {
  const bytes = Buffer.from(handshakeBytes(undefined).toString().replace(from, to));
  expect(isHandshake(bytes)).toBe(isRight);
});
