import { once } from 'node:events';
import type { TrialReport, TrialRequest } from '@omerta/testing';
import { ConnectionFuzzer } from './brokenConnections.ts';
import { type FuzzTarget, fuzz } from './fuzz.ts';
import { MessageFuzzer } from './malformed.ts';
import { openWireServer } from './wireServer.ts';

/** Malformed messages and bodies, without a network. */
export function fuzzMessages(request: TrialRequest): Promise<TrialReport> {
  return fuzz(async (): Promise<FuzzTarget> => {
    const wire = await openWireServer();
    const fuzzer = new MessageFuzzer(wire);
    return {
      attack: seed => fuzzer.send(seed),
      late: () => fuzzer.late(),
      hash: wire.hash,
      faults: () => wire.faults,
      async close() {
        fuzzer.close();
        await wire.close();
      },
    };
  }, request);
}

/** Broken handshakes, requests and frames, over the loopback. */
export function fuzzConnections(request: TrialRequest): Promise<TrialReport> {
  return fuzz(async (): Promise<FuzzTarget> => {
    const wire = await openWireServer();
    wire.server.listen(0, '127.0.0.1');
    await once(wire.server, 'listening');
    const fuzzer = await ConnectionFuzzer.at(wire);
    return {
      attack: seed => fuzzer.send(seed),
      hash: wire.hash,
      faults: () => wire.faults,
      async close() {
        fuzzer.close();
        await wire.close();
      },
    };
  }, request);
}
