// A line to PostgreSQL that can be cut in the worst way: what was asked still arrives, and no answer comes back.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LossyProxy {
  readonly url: string; // to be used instead
  readonly port: number;
  cutAll(): Promise<void>;
  /** From now on it leads there. */
  redirectTo(port: number): void;
  close(): void;
}

export async function lossyProxy(url: string): Promise<LossyProxy> {
  const { hostname, port: named } = new URL(url);
  let port = Number(named || 5432);
  const calls = new Set<{ readonly near: Socket; readonly far: Socket }>();
  const server = createServer(near => {
    const far = connect(port, hostname);
    const call = { near, far };
    calls.add(call);
    near.pipe(far);
    far.pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => {
        other.destroy();
        calls.delete(call);
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
      const cut = [...calls];
      for (const { near, far } of cut) {
        far.unpipe(near);
        far.resume(); // it is heard, and told to nobody
      }
      await pause(LAST_WORDS);
      for (const { near } of cut) near.destroy();
    },
    close() {
      for (const { near } of calls) near.destroy();
      server.close();
    },
  };
}

const LAST_WORDS = 30; // milliseconds in which the other end still works
