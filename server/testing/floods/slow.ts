// Hundreds of lines on which something is begun and never ended, or a letter comes each second.
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick } from '@omerta/kernel';
import { eachOf } from '../load/eachOf.ts';
import type { Offender, Target } from './offender.ts';
import { handshake, OffenderConnection, requestHead } from './offenderConnection.ts';

interface Slowness {
  readonly allowed: number; // milliseconds
  begin(target: Target): Promise<OffenderConnection>;
  /** What comes each second. */
  readonly drip: string;
}

const LOOKS_EVERY = 5_000; // how often the server looks for those who are late
const HEADERS = 10_000 + LOOKS_EVERY;
const REQUEST = 30_000 + LOOKS_EVERY;
const ENTERING = 10_000 + 1_000; // a web socket on which nobody enters, and a farewell that is not answered

export const slow: Offender = async target => {
  const { random } = target;
  const plans = Array.from({ length: LINES }, () => ({
    ...pick(random, SLOWNESSES),
    isDripping: below(random, 2) === 0,
  }));
  const began = performance.now();
  const lines = await eachOf(plans, 25, async ({ begin, allowed, ...plan }) => {
    const line = await begin(target);
    return { ...plan, line, due: performance.now() + allowed };
  });
  const isOver = () => lines.every(({ line }) => line.isEnded);
  while (!isOver() && performance.now() - began < REQUEST + PATIENCE) {
    for (const { line, isDripping, drip } of lines) if (isDripping) line.write(drip);
    await pause(1_000);
  }
  for (const { line } of lines) line.cut();
  return {
    late: lines.map(({ line, due }) => Math.max(0, line.endedAt - due)),
    problems: [],
    counts: { 'slow lines': lines.length, 'lines that dripped': lines.filter(each => each.isDripping).length },
  };
};

const LINES = 500;
const PATIENCE = 8_000; // milliseconds more

const SLOWNESSES: readonly Slowness[] = [
  { allowed: HEADERS, begin: OffenderConnection.open, drip: '' },
  { allowed: HEADERS, begin: target => saying(target, requestHead(target, 'GET', '/health')), drip: 'x' },
  { allowed: HEADERS, begin: target => saying(target, handshake(target).slice(0, -4)), drip: '=' },
  { allowed: REQUEST, begin: target => saying(target, requestHead(target, 'POST', '/api/guests', BODY)), drip: ' ' },
  { allowed: ENTERING, begin: target => OffenderConnection.upgraded(target, false), drip: '' },
  { allowed: ENTERING, begin: halfFrame, drip: ' ' },
];

const BODY = ['content-type: application/json', 'content-length: 4000', '', '{"name":'];

async function saying(target: Target, words: string): Promise<OffenderConnection> {
  const line = await OffenderConnection.open(target);
  line.write(words);
  return line;
}

/** A message of which most never comes. */
async function halfFrame(target: Target): Promise<OffenderConnection> {
  const line = await OffenderConnection.upgraded(target, false);
  line.write(Buffer.of(0x81, 0x80 | 126, 4, 0, 1, 2, 3, 4));
  return line;
}
