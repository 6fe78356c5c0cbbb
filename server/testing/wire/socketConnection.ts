// A page that writes the socket protocol by hand, so that it can also write it wrongly.
import { HOST } from './http.ts';
import type { RawConnection } from './rawConnection.ts';
import { CLOSE, readFrame, TEXT, textFrame } from './webSocket.ts';

export const SOCKET_PATH = '/socket.io/?EIO=4&transport=websocket';

export function handshakeBytes(cookie: string | undefined, path = SOCKET_PATH): Buffer {
  const head = [
    `GET ${path} HTTP/1.1`,
    `host: ${HOST}`,
    `origin: http://${HOST}`,
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
}

export class SocketConnection {
  readonly connection: RawConnection;
  /** Messages that are no answers. */
  readonly unasked: string[] = [];

  /** Joins socket.io over this connection. */
  static async open(connection: RawConnection, cookie: string | undefined): Promise<SocketConnection> {
    connection.write(handshakeBytes(cookie));
    const status = await connection.until(bytes => {
      const end = bytes.indexOf('\r\n\r\n');
      return end < 0 ? undefined : { value: bytes.subarray(9, 12).toString(), length: end + 4 };
    });
    if (status !== '101') throw new Error(`The connection was answered with ${status}`);
    const page = new SocketConnection(connection);
    connection.write(textFrame('40'));
    for (;;) {
      const text = await page.#next();
      if (text === undefined) throw new Error('The connection was cut before the first packet');
      if (text.startsWith('40')) return page;
    }
  }

  private constructor(connection: RawConnection) {
    this.connection = connection;
  }

  /**
   * All answers until a control message, sent after these bytes and queued at the same table, is answered; and whether
   * the connection was cut before. Where `refusal` comes at once, no control message is needed.
   */
  async answersTo(
    bytes: Buffer,
    match: string,
    refusal?: string,
  ): Promise<{ readonly answers: string[]; readonly isCut: boolean }> {
    this.connection.write(bytes);
    let isControlled = false;
    const control = () => {
      isControlled = true;
      this.connection.write(controlAt(match));
    };
    if (refusal === undefined) control();
    const later = refusal === undefined ? undefined : setImmediate(control);
    const answers: string[] = [];
    try {
      for (;;) {
        const text = await this.#next();
        if (text === undefined) return { answers, isCut: true };
        if (text.startsWith(CONTROL_ANSWER)) return { answers, isCut: false };
        if (text.startsWith('42')) this.unasked.push(text);
        else answers.push(text);
        if (text === refusal && !isControlled) return { answers, isCut: false };
      }
    } finally {
      clearImmediate(later);
    }
  }

  /** Sends a valid message and returns its answer; undefined where the connection is cut instead. */
  async ask(kind: string, message: object): Promise<string | undefined> {
    this.connection.write(textFrame(`420${JSON.stringify([kind, message])}`));
    for (;;) {
      const text = await this.#next();
      if (text === undefined || text.startsWith('430[')) return text?.slice('430['.length, -1);
      this.unasked.push(text);
    }
  }

  /** Waits until the server has closed the connection. */
  async cut(): Promise<void> {
    while ((await this.#next()) !== undefined);
  }

  close(): void {
    this.connection.close();
  }

  async #next(): Promise<string | undefined> {
    for (;;) {
      const frame = await readFrame(this.connection);
      if (frame === undefined || frame.opcode === CLOSE) {
        this.connection.close();
        return undefined;
      }
      const text = frame.payload.toString();
      if (frame.opcode === TEXT && text === '2') this.connection.write(textFrame('3'));
      else return text;
    }
  }
}

const CONTROL_ANSWER = '43987654321[';

/** A choice for a decision that does not exist. */
function controlAt(match: string): Buffer {
  const message = { match, decision: 1_000_000, command: 'in-control', text: 'none' };
  return textFrame(`42987654321${JSON.stringify(['command', message])}`);
}
