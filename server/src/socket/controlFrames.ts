// What a connection carries besides messages, and how it ends.
import type { Socket } from 'socket.io';
import type { Clock } from '../matches/serverContext.ts';
import { type Rate, RateLimit } from '../rateLimit.ts';

type Connection = Socket['conn'];

/** Pings, pongs, channels that are opened and closed, answers to nothing: a page sends a few each minute. */
export function limitControlFrames(connection: Connection, clock: Clock): void {
  const limit = new RateLimit(SIGNALS, clock.passed());
  const count = () => {
    if (limit.spend(clock.passed()) !== 'fine') connection.request.socket.destroy();
  };
  connection.on('packet', ({ type, data }: { readonly type: string; readonly data?: unknown }) => {
    if (type !== 'message' || !isMessage(data)) count();
  });
  const { websocket } = connection.request as Connection['request'] & { readonly websocket?: Frames }; // engine.io leaves it there
  websocket?.on('ping', count);
  websocket?.on('pong', count);
}

/** Whoever is shown out and does not hang up is not waited for. */
export function destroyAfterClose(connection: Connection, clock: Clock): void {
  connection.once('close', () => {
    const { socket } = connection.request;
    if (socket.destroyed) return;
    const cancel = clock.after(FAREWELL, () => socket.destroy());
    socket.once('close', cancel);
  });
}

const SIGNALS: Rate = { burst: 20, perSecond: 1 };
const FAREWELL = 1_000; // milliseconds

interface Frames {
  on(kind: 'ping' | 'pong', listener: () => void): void;
}

/** An event of socket.io, which has a budget of its own. */
function isMessage(packet: unknown): boolean {
  return typeof packet === 'string' && packet.startsWith('2');
}
