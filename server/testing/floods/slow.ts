// Hundreds of connections with requests that never end, or send one byte each second.
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick } from '@omerta/kernel';
import { eachOf } from '../load/eachOf.ts';
import type { Offender, Target } from './offender.ts';
import { handshake, OffenderConnection, requestHead } from './offenderConnection.ts';

interface Slowness {
  readonly allowed: number; // milliseconds
  begin(target: Target): Promise<OffenderConnection>;
  /** Sent each second. */
  readonly drip: string;
}

const LOOKS_EVERY = 5_000; // how often the server looks for late clients
const HEADERS = 10_000 + LOOKS_EVERY;
const REQUEST = 30_000 + LOOKS_EVERY;
const ENTERING = 10_000 + 1_000; // a web socket without a join, and an unanswered close frame

export const slow: Offender = async target => {
  const { random } = target;
  const plans = Array.from({ length: CONNECTIONS }, () => ({
    ...pick(random, SLOWNESSES),
    isDripping: below(random, 2) === 0,
  }));
  const began = performance.now();
  const connections = await eachOf(plans, 25, async ({ begin, allowed, ...plan }) => {
    const connection = await begin(target);
    return { ...plan, connection, due: performance.now() + allowed };
  });
  const isOver = () => connections.every(({ connection }) => connection.isEnded);
  while (!isOver() && performance.now() - began < REQUEST + PATIENCE) {
    for (const { connection, isDripping, drip } of connections) if (isDripping) connection.write(drip);
    await pause(1_000);
  }
  for (const { connection } of connections) connection.cut();
  return {
    late: connections.map(({ connection, due }) => Math.max(0, connection.endedAt - due)),
    problems: [],
    counts: {
      'slow connections': connections.length,
      'connections that dripped': connections.filter(each => each.isDripping).length,
    },
  };
};

const CONNECTIONS = 500;
const PATIENCE = 8_000; // milliseconds more

const SLOWNESSES: readonly Slowness[] = [
  { allowed: HEADERS, begin: OffenderConnection.open, drip: '' },
  { allowed: HEADERS, begin: target => sending(target, requestHead(target, 'GET', '/health')), drip: 'x' },
  { allowed: HEADERS, begin: target => sending(target, handshake(target).slice(0, -4)), drip: '=' },
  { allowed: REQUEST, begin: target => sending(target, requestHead(target, 'POST', '/api/guests', BODY)), drip: ' ' },
  { allowed: ENTERING, begin: target => OffenderConnection.upgraded(target, false), drip: '' },
  { allowed: ENTERING, begin: halfFrame, drip: ' ' },
];

const BODY = ['content-type: application/json', 'content-length: 4000', '', '{"name":'];

async function sending(target: Target, words: string): Promise<OffenderConnection> {
  const connection = await OffenderConnection.open(target);
  connection.write(words);
  return connection;
}

/** A frame that is never completed. */
async function halfFrame(target: Target): Promise<OffenderConnection> {
  const connection = await OffenderConnection.upgraded(target, false);
  connection.write(Buffer.of(0x81, 0x80 | 126, 4, 0, 1, 2, 3, 4));
  return connection;
}
