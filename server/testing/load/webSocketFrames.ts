// The frames of a WebSocket as bytes, for clients with thousands of sockets and for proxies that tamper with one.
import { randomBytes } from 'node:crypto';

export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;

export interface WebSocketFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Pages mask what they send, servers do not. */
export function writeFrame({ opcode, payload }: WebSocketFrame, masked: boolean): Buffer {
  const head = headOf(opcode, payload.length, masked);
  if (!masked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, unmasked(payload, mask)]);
}

/** Collects bytes into whole frames. Fragmented messages do not occur here. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  read(bytes: Buffer): WebSocketFrame[] {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const frames: WebSocketFrame[] = [];
    for (let found = firstOf(this.#rest); found !== undefined; found = firstOf(this.#rest)) {
      frames.push(found.frame);
      this.#rest = this.#rest.subarray(found.length);
    }
    return frames;
  }
}

const [SHORT, MIDDLE] = [126, 127]; // where the length follows in two bytes, or in eight

function headOf(opcode: number, length: number, masked: boolean): Buffer {
  const first = 0x80 | opcode; // the last and only part
  const mark = masked ? 0x80 : 0;
  if (length < SHORT) return Buffer.from([first, mark | length]);
  if (length < 0x10000) return Buffer.from([first, mark | SHORT, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = mark | MIDDLE;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

function firstOf(bytes: Buffer): { readonly frame: WebSocketFrame; readonly length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const said = bytes[1]! & 0x7f;
  const start = 2 + (said === SHORT ? 2 : said === MIDDLE ? 8 : 0);
  if (bytes.length < start) return undefined;
  const size = said === SHORT ? bytes.readUInt16BE(2) : said === MIDDLE ? Number(bytes.readBigUInt64BE(2)) : said;
  const isMasked = (bytes[1]! & 0x80) !== 0;
  const from = start + (isMasked ? 4 : 0);
  if (bytes.length < from + size) return undefined;
  const payload = bytes.subarray(from, from + size);
  const frame = {
    opcode: bytes[0]! & 0x0f,
    payload: isMasked ? unmasked(payload, bytes.subarray(start, from)) : payload,
  };
  return { frame, length: from + size };
}

/** Masks as well as unmasks. */
function unmasked(payload: Buffer, mask: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(payload.length);
  for (let at = 0; at < payload.length; at += 1) plain[at] = payload[at]! ^ mask[at & 3]!;
  return plain;
}
