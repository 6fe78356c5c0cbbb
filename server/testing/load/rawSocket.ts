// Socket.io packets written by hand: ten thousand of its own clients would need more of the machine than the server.
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
  readonly #socket: Socket;
  readonly #reader = new FrameReader();
  readonly #answerHandlers = new Map<number, (reply: unknown) => void>();
  #listener: RawListener | undefined;
  #count = 0;
  #opened: { resolve(): void; reject(error: Error): void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Rejects where the server refuses it. */
  static async open(address: string, cookie: string | undefined, listener: RawListener): Promise<RawSocket> {
    const { hostname, port, host, origin } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      raw.#opened = { resolve, reject };
      socket.once('connect', () => socket.write(handshake(host, origin, cookie)));
      socket.on('error', reject); // a socket that breaks later is closed, which is reported too
      socket.once('close', () => raw.#closed());
      raw.#untilUpgraded();
    });
    raw.#opened = undefined;
    raw.#listener = listener;
    return raw;
  }

  /** Never answered if the socket is cut before. */
  ask(kind: string, message: object, answered: (reply: unknown) => void): void {
    const id = this.#count++;
    this.#answerHandlers.set(id, answered);
    this.#send(`42${id}${JSON.stringify([kind, message])}`);
  }

  /** At once, as if a cable were pulled. */
  cut(): void {
    this.#socket.resetAndDestroy();
  }

  /** Leaves what comes unread in the buffers of the sender, and keeps answering pings it does not read. */
  stopReading(): void {
    this.#socket.pause();
    const pongs = setInterval(() => this.#send('3'), 5_000);
    this.#socket.once('close', () => clearInterval(pongs));
  }

  #untilUpgraded(): void {
    let head = Buffer.alloc(0);
    const listen = (bytes: Buffer) => {
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#socket.off('data', listen);
      if (!head.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101')) {
        this.#opened?.reject(new Error(`refused: ${head.subarray(0, 80).toString('latin1')}`));
        this.#socket.destroy();
        return;
      }
      this.#socket.on('data', (more: Buffer) => this.#receive(more));
      this.#receive(head.subarray(end + 4));
    };
    this.#socket.on('data', listen);
  }

  #receive(bytes: Buffer): void {
    this.bytes += bytes.length;
    for (const frame of this.#reader.read(bytes)) this.#take(frame);
  }

  #take({ opcode, payload }: WebSocketFrame): void {
    if (opcode === OPCODE.ping) this.#socket.write(writeFrame({ opcode: OPCODE.pong, payload }, true));
    if (opcode === OPCODE.close) this.#socket.destroy();
    if (opcode !== OPCODE.text) return;
    const packet = payload.subarray(0, 2).toString('latin1');
    if (packet === '42') this.#event(payload);
    else if (packet === '43') this.#reply(payload.toString('utf8', 2));
    else if (packet === '2') this.#send('3');
    else if (packet.startsWith('0')) this.#send('40');
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
    const answered = this.#answerHandlers.get(id); // not deleted: an answer that comes twice is passed on twice
    const [reply]: unknown[] = JSON.parse(text.slice(text.indexOf('[')));
    answered?.(reply);
  }

  #send(text: string): void {
    if (this.#socket.writable)
      this.#socket.write(writeFrame({ opcode: OPCODE.text, payload: Buffer.from(text) }, true));
  }

  #closed(): void {
    this.#answerHandlers.clear();
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
