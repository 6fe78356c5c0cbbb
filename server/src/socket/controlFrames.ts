// Limits control frames, and makes sure that connections end.
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { type Rate, RateLimit } from '../rateLimit.ts';

type Connection = Socket['conn'];

/** Pings, pongs and socket.io packets that are not messages: a page sends a few each minute. */
export function limitControlFrames(connection: Connection, clock: Clock): void {
  const limit = new RateLimit(SIGNALS, clock.passed());
  const count = () => {
    if (limit.spend(clock.passed()) !== 'fine') connection.request.socket.destroy();
  };
  connection.on('packet', ({ type, data }: { readonly type: string; readonly data?: unknown }) => {
    if (type !== 'message' || !isMessage(data)) count();
  });
  const { websocket } = connection.request as Connection['request'] & { readonly websocket?: Frames }; // set by engine.io
  websocket?.on('ping', count);
  websocket?.on('pong', count);
}

/** A client that does not close its end is not waited for. */
export function destroyAfterClose(connection: Connection, clock: Clock): void {
  connection.once('close', () => {
    const { socket } = connection.request;
    if (socket.destroyed) return;
    const cancel = clock.after(CLOSE_TIMEOUT, () => socket.destroy());
    socket.once('close', cancel);
  });
}

const SIGNALS: Rate = { burst: 20, perSecond: 1 };
const CLOSE_TIMEOUT = 1_000; // milliseconds

interface Frames {
  on(kind: 'ping' | 'pong', listener: () => void): void;
}

/** A socket.io event, which has its own rate limit. */
function isMessage(packet: unknown): boolean {
  return typeof packet === 'string' && packet.startsWith('2');
}
