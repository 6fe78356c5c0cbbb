import { once } from 'node:events';
import type { Asked, Found } from '@omerta/testing';
import { LineBreaker } from './brokenConnections.ts';
import { besiege, type Siege } from './fuzz.ts';
import { Spoiler } from './malformed.ts';
import { openWireHouse } from './wireServer.ts';

/** Malformed messages and bodies, within this process. */
export function siegeByMalformed(asked: Asked): Promise<Found> {
  return besiege(async (): Promise<Siege> => {
    const house = await openWireHouse();
    const spoiler = new Spoiler(house);
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
export function siegeByBrokenLines(asked: Asked): Promise<Found> {
  return besiege(async (): Promise<Siege> => {
    const house = await openWireHouse();
    house.server.listen(0, '127.0.0.1');
    await once(house.server, 'listening');
    const breaker = await LineBreaker.at(house);
    return {
      attack: seed => breaker.breakLine(seed),
      hash: house.hash,
      faults: () => house.faults,
      async close() {
        breaker.close();
        await house.close();
      },
    };
  }, asked);
}
