// More sockets from one address than it may have, none of which looks at anything.
import { below } from '@omerta/kernel';
import { eachOf } from '../load/eachOf.ts';
import type { Offender } from './offender.ts';
import { OffenderConnection, PATIENCE } from './offenderConnection.ts';

export const idlers: Offender = async target => {
  const tooMany = 50 + below(target.random, 200);
  const lines = await eachOf(Array<undefined>(PLACES + tooMany).fill(undefined), 10, async () => {
    const line = await OffenderConnection.upgraded(target, false);
    const began = performance.now();
    line.say('40');
    const toldAt = await line.waits(() => /4[04]\{/.test(line.heard), PATIENCE);
    return { line, began, toldAt, isIn: line.heard.includes('40{') };
  });
  const refused = lines.filter(({ isIn }) => !isIn);
  const ends = await Promise.all(refused.map(({ line }) => line.waits(() => false, PATIENCE)));
  for (const { line } of lines) line.cut();
  const inside = lines.length - refused.length;
  return {
    late: refused.flatMap(({ began, toldAt }, at) => [toldAt - began, ends[at]! - toldAt - FAREWELL]),
    problems: inside === PLACES ? [] : [`${inside} sockets of one address, ${PLACES} may be`],
    counts: { 'idle sockets': lines.length, 'sockets refused': refused.length },
  };
};

const PLACES = 200; // of one address, where nothing else is configured
const FAREWELL = 1_000; // milliseconds that its answer is waited for
