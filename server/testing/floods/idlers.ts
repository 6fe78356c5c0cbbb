// More sockets from one address than it may have, all idle.
import { below } from '@omerta/kernel';
import { eachOf } from '../load/eachOf.ts';
import type { Offender } from './offender.ts';
import { OffenderConnection, PATIENCE } from './offenderConnection.ts';

export const idlers: Offender = async target => {
  const tooMany = 50 + below(target.random, 200);
  const connections = await eachOf(Array<undefined>(PLACES + tooMany).fill(undefined), 10, async () => {
    const connection = await OffenderConnection.upgraded(target, false);
    const began = performance.now();
    connection.sendText('40');
    const answeredAt = await connection.waitUntil(() => /4[04]\{/.test(connection.received), PATIENCE);
    return { connection, began, answeredAt, isIn: connection.received.includes('40{') };
  });
  const refused = connections.filter(({ isIn }) => !isIn);
  const ends = await Promise.all(refused.map(({ connection }) => connection.waitUntil(() => false, PATIENCE)));
  for (const { connection } of connections) connection.cut();
  const inside = connections.length - refused.length;
  return {
    late: refused.flatMap(({ began, answeredAt }, at) => [answeredAt - began, ends[at]! - answeredAt - CLOSING]),
    problems: inside === PLACES ? [] : [`${inside} sockets of one address, the limit is ${PLACES}`],
    counts: { 'idle sockets': connections.length, 'sockets refused': refused.length },
  };
};

const PLACES = 200; // of one address, where nothing else is configured
const CLOSING = 1_000; // milliseconds the server waits for the answer to its close frame
