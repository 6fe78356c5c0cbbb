// Socket.io as it goes over the line. Ten thousand of its own clients would need more of the machine than the server.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { FrameReader, OPCODE, type WebSocketFrame, writeFrame } from './webSocketFrames.ts';

export interface RawListener {
  /** `body` is JSON: what was sent with this kind. */
  served(kind: string, body: Buffer): void;
  cut(): void;
}

export class RawSocket {
  bytes = 0;
  readonly #line: Socket;
  readonly #reader = new FrameReader();
  readonly #asked = new Map<number, (reply: unknown) => void>();
  #listener: RawListener | undefined;
  #count = 0;
  #opened: { resolve(): void; reject(error: Error): void } | undefined;

  private constructor(line: Socket) {
    this.#line = line;
  }

  /** Rejects where it is not let in. */
  static async open(address: string, cookie: string | undefined, listener: RawListener): Promise<RawSocket> {
    const { hostname, port, host, origin } = new URL(address);
    const line = connect({ host: hostname, port: Number(port), noDelay: true });
    const socket = new RawSocket(line);
    await new Promise<void>((resolve, reject) => {
      socket.#opened = { resolve, reject };
      line.once('connect', () => line.write(handshake(host, origin, cookie)));
      line.on('error', reject); // a line that breaks later is closed, which is heard of too
      line.once('close', () => socket.#closed());
      socket.#untilUpgraded();
    });
    socket.#opened = undefined;
    socket.#listener = listener;
    return socket;
  }

  /** Never answered if the line is cut before. */
  ask(kind: string, message: object, answered: (reply: unknown) => void): void {
    const id = this.#count++;
    this.#asked.set(id, answered);
    this.#say(`42${id}${JSON.stringify([kind, message])}`);
  }

  /** At once, as if a cable were pulled: nothing is said any more. */
  cut(): void {
    this.#line.resetAndDestroy();
  }

  /** What comes is left to whoever sends it. It goes on saying that it is there, though it hears nobody ask. */
  stopReading(): void {
    this.#line.pause();
    const saying = setInterval(() => this.#say('3'), 5_000);
    this.#line.once('close', () => clearInterval(saying));
  }

  #untilUpgraded(): void {
    let head = Buffer.alloc(0);
    const listen = (bytes: Buffer) => {
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#line.off('data', listen);
      if (!head.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101')) {
        this.#opened?.reject(new Error(`not let in: ${head.subarray(0, 80).toString('latin1')}`));
        this.#line.destroy();
        return;
      }
      this.#line.on('data', (more: Buffer) => this.#hear(more));
      this.#hear(head.subarray(end + 4));
    };
    this.#line.on('data', listen);
  }

  #hear(bytes: Buffer): void {
    this.bytes += bytes.length;
    for (const frame of this.#reader.read(bytes)) this.#take(frame);
  }

  #take({ opcode, payload }: WebSocketFrame): void {
    if (opcode === OPCODE.ping) this.#line.write(writeFrame({ opcode: OPCODE.pong, payload }, true));
    if (opcode === OPCODE.close) this.#line.destroy();
    if (opcode !== OPCODE.text) return;
    const packet = payload.subarray(0, 2).toString('latin1');
    if (packet === '42') this.#event(payload);
    else if (packet === '43') this.#reply(payload.toString('utf8', 2));
    else if (packet === '2') this.#say('3');
    else if (packet.startsWith('0')) this.#say('40');
    else if (packet === '40') this.#opened?.resolve();
    else if (packet === '44') this.#opened?.reject(new Error(`refused: ${payload.toString('utf8', 2)}`));
  }

  /** `42["kind",body]` */
  #event(payload: Buffer): void {
    const comma = payload.indexOf(',');
    const kind = payload.toString('latin1', 4, comma - 1);
    this.#listener?.served(kind, payload.subarray(comma + 1, payload.length - 1));
  }

  /** `7[reply]` */
  #reply(text: string): void {
    const id = Number.parseInt(text, 10);
    const answered = this.#asked.get(id); // kept: an answer that comes twice is heard twice
    const [reply]: unknown[] = JSON.parse(text.slice(text.indexOf('[')));
    answered?.(reply);
  }

  #say(text: string): void {
    if (this.#line.writable) this.#line.write(writeFrame({ opcode: OPCODE.text, payload: Buffer.from(text) }, true));
  }

  #closed(): void {
    this.#asked.clear();
    this.#opened?.reject(new Error('cut'));
    this.#listener?.cut();
  }
}

function handshake(host: string, origin: string, cookie: string | undefined): string {
  const lines = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
