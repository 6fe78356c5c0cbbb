import { once } from 'node:events';
import type { Asked, Found } from '@omerta/testing';
import { ConnectionFuzzer } from './brokenConnections.ts';
import { type FuzzTarget, fuzz } from './fuzz.ts';
import { MessageFuzzer } from './malformed.ts';
import { openWireServer } from './wireServer.ts';

/** Malformed messages and bodies, within this process. */
export function fuzzMessages(asked: Asked): Promise<Found> {
  return fuzz(async (): Promise<FuzzTarget> => {
    const house = await openWireServer();
    const spoiler = new MessageFuzzer(house);
    return {
      attack: seed => spoiler.say(seed),
      late: () => spoiler.late(),
      hash: house.hash,
      faults: () => house.faults,
      async close() {
        spoiler.close();
        await house.close();
      },
    };
  }, asked);
}

/** Broken handshakes, requests and frames, over the loopback. */
export function fuzzConnections(asked: Asked): Promise<Found> {
  return fuzz(async (): Promise<FuzzTarget> => {
    const house = await openWireServer();
    house.server.listen(0, '127.0.0.1');
    await once(house.server, 'listening');
    const breaker = await ConnectionFuzzer.at(house);
    return {
      attack: seed => breaker.send(seed),
      hash: house.hash,
      faults: () => house.faults,
      async close() {
        breaker.close();
        await house.close();
      },
    };
  }, asked);
}
