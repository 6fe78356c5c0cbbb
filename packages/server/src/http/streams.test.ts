import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';
import type { Visitor } from '../people/visitor.ts';
import { Streams } from './streams.ts';

test('a person has so many streams open at once; one that ends makes room', async () => {
  const house = await openHouse({ socketsPerPerson: '2' });
  const vito = await house.guest('Vito');
  const begin = async () => {
    const { match } = (await vito.post('/api/matches', { game: 'corleone' })).body; // at one table the older would step aside
    const headers = { host: 'house.test', cookie: vito.cookie! };
    const url = `/api/matches/${match}/stream`;
    const response = await house.app.inject({ method: 'GET', url, headers, payloadAsStream: true });
    response.stream().resume();
    return response.statusCode;
  };
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  house.parts.streams.endAll();
  await expect.poll(() => house.parts.streams.size).toBe(0);
  expect(await begin()).toBe(200);
  await house.close();
});

test('a stream that has ended is told nothing more, however slowly its reader reads', async () => {
  const { response, socket } = await unread();
  const streams = new Streams();
  let ends = 0;
  const stream = streams.begin(response, visitor, () => {
    ends += 1;
  });
  stream.send('table', undefined, 'x'.repeat(100_000));
  streams.endSession('s');
  expect([streams.size, ends]).toEqual([0, 1]); // at once, not when the last byte was read
  stream.send('table', undefined, 'too late');
  stream.end();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(faults).toEqual([]);
  expect(response.destroyed).toBe(false); // there is a little time to read the rest
  socket.destroy();
  expect(ends).toBe(1);
});

test('whoever does not read is cut off soon after the end', async () => {
  const { response } = await unread();
  const streams = new Streams({ patience: 20 });
  const stream = streams.begin(response, visitor, () => {});
  stream.send('table', undefined, 'x'.repeat(100_000));
  streams.endAll();
  await expect.poll(() => response.destroyed).toBe(true);
});

const faults: unknown[] = [];
const visitor = { person: { id: 'vito' }, by: { session: { id: 's' } } } as Visitor;

/** An answer to somebody who reads none of it. */
async function unread(): Promise<{ response: ServerResponse; socket: Duplex }> {
  const [ours, theirs] = duplexPair();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.assignSocket(theirs as Socket); // all it needs is to write
  response.on('error', fault => faults.push(fault));
  return { response, socket: ours };
}
