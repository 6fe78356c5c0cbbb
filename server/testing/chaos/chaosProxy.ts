// A proxy that delays and duplicates single messages, so that they also overtake each other.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { below, type Random } from '@omerta/kernel';
import { FrameReader, OPCODE, type WebSocketFrame, writeFrame } from '../load/webSocketFrames.ts';

export interface ChaosProxy {
  readonly address: string;
  /** Messages so far, in both directions. */
  readonly seen: {
    messages: number;
    doubled: number;
    commandsDoubled: number;
    late: number; // delivered more than three seconds after they were sent
  };
  close(): void;
}

export async function chaosProxy(port: number, random: Random): Promise<ChaosProxy> {
  const seen = { messages: 0, doubled: 0, commandsDoubled: 0, late: 0 };
  const sockets = new Set<Socket>();
  const server = createServer(page => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    page.setNoDelay();
    for (const socket of [page, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => sockets.delete(socket));
    }
    page.once('close', () => upstream.destroy());
    upstream.once('close', () => page.destroy());
    tamper(page, upstream, true, random, seen);
    tamper(upstream, page, false, random, seen);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as { readonly port: number }; // it listens on a port
  return {
    address: `http://127.0.0.1:${own}/`,
    seen,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const LATE = 3_000; // milliseconds
const DOUBLED = 20; // of a hundred
const DELAYS: readonly (readonly [share: number, longest: number])[] = [
  [0.005, 30_000],
  [0.02, 3_000],
  [0.1, 300],
  [1, 20],
]; // of five in a thousand messages, and so on; milliseconds

/** The handshake passes unchanged; then every message of socket.io is delayed by itself. */
function tamper(from: Socket, to: Socket, masked: boolean, random: Random, seen: ChaosProxy['seen']): void {
  const reader = new FrameReader();
  let head: Buffer | undefined = Buffer.alloc(0);
  const send = (frame: WebSocketFrame) => {
    if (to.writable) to.write(writeFrame(frame, masked));
  };
  const pass = (frame: WebSocketFrame) => {
    if (!isMessage(frame)) return send(frame);
    const copies = below(random, 100) < DOUBLED ? 2 : 1;
    seen.messages += 1;
    seen.doubled += copies - 1;
    if (isCommand(frame)) seen.commandsDoubled += copies - 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const delay = delayFrom(random);
      const arrive = () => {
        if (delay > LATE && to.writable) seen.late += 1;
        send(frame);
      };
      setTimeout(arrive, delay).unref();
    }
  };
  from.on('data', (bytes: Buffer) => {
    if (head === undefined) return reader.read(bytes).forEach(pass);
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    to.write(head.subarray(0, end + 4));
    const rest = head.subarray(end + 4);
    head = undefined;
    reader.read(rest).forEach(pass);
  });
}

/** An event or an answer. The packets that open the connection and keep it alive stay in order. */
function isMessage({ opcode, payload }: WebSocketFrame): boolean {
  const packet = payload.toString('latin1', 0, 2);
  return opcode === OPCODE.text && (packet === '42' || packet === '43');
}

/** A command or an undo. */
const isCommand = ({ payload }: WebSocketFrame): boolean =>
  /^42\d*\["(command|undo)"/.test(payload.toString('latin1', 0, 30));

function delayFrom(random: Random): number {
  const lot = below(random, 1000) / 1000;
  const [, longest] = DELAYS.find(([share]) => lot < share) ?? [1, 0];
  return below(random, longest + 1);
}
