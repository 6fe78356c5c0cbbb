import { randomBytes } from 'node:crypto';
import type { Frame, Reply } from '@omerta/protocol';
import { io, type Socket } from 'socket.io-client';

/** The page of one seat. */
export class Line {
  frame: Frame | undefined;
  onFrame: () => void = () => {};
  bytes = 0;
  readonly #match: string;
  readonly #socket: Socket;

  private constructor(match: string, socket: Socket) {
    this.#match = match;
    this.#socket = socket;
  }

  /** Connects and looks on. */
  static async open(address: string, match: string, cookie: string): Promise<Line> {
    const { origin } = new URL(address);
    const socket = io(origin, {
      transports: ['websocket'],
      extraHeaders: { origin, cookie },
      forceNew: true,
      reconnection: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    const line = new Line(match, socket);
    socket.on('frame', (frame: Frame) => {
      line.frame = frame;
      line.onFrame();
    });
    socket.io.engine.on('packet', ({ data }) => {
      line.bytes += data?.length ?? 0;
    });
    const look: Reply<'watch'> = await socket.emitWithAck('watch', { match });
    if (!look.ok) throw new Error(`May not look on: ${look.code}`);
    line.frame ??= look.frame;
    return line;
  }

  choose(decision: number, text: string): Promise<Reply<'command'>> {
    const command = randomBytes(9).toString('base64url');
    return this.#socket.emitWithAck('command', { match: this.#match, decision, command, text });
  }

  close(): void {
    this.#socket.disconnect();
  }
}
