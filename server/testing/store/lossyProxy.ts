// A proxy before PostgreSQL that can lose connections in the worst way: requests still arrive, answers get lost.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LossyProxy {
  readonly url: string; // to use instead
  readonly port: number;
  cutAll(): Promise<void>;
  /** From now on new connections go to this port. */
  redirectTo(port: number): void;
  close(): void;
}

export async function lossyProxy(url: string): Promise<LossyProxy> {
  const { hostname, port: named } = new URL(url);
  let port = Number(named || 5432);
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>();
  const server = createServer(near => {
    const far = connect(port, hostname);
    const pair = { near, far };
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.hostname = '127.0.0.1';
  here.port = String((server.address() as AddressInfo).port); // it listens on a port, not on a pipe

  return {
    url: here.href,
    port: Number(here.port),
    redirectTo: to => {
      port = to;
    },
    async cutAll() {
      const cut = [...pairs];
      for (const { near, far } of cut) {
        far.unpipe(near);
        far.resume(); // read and dropped
      }
      await pause(DRAINING);
      for (const { near } of cut) near.destroy();
    },
    close() {
      for (const { near } of pairs) near.destroy();
      server.close();
    },
  };
}

const DRAINING = 30; // milliseconds in which requests still arrive
