// The frames of a web socket, written and read by hand.
import type { RawConnection } from './rawConnection.ts';

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export const TEXT = 1;
export const CLOSE = 8;

/** Masked, as a browser sends it, unless told otherwise; `claims` is a length that need not be true. */
export interface FrameForm extends Frame {
  readonly isLast?: boolean;
  readonly reserved?: number; // three bits that must be zero
  readonly isMasked?: boolean;
  readonly claims?: bigint;
}

export function frameBytes({ opcode, payload, isLast = true, reserved = 0, isMasked = true, claims }: FrameForm) {
  const first = (isLast ? 0x80 : 0) | ((reserved & 7) << 4) | (opcode & 15);
  const head = Buffer.concat([Buffer.of(first), lengthBytes(claims ?? BigInt(payload.length), isMasked)]);
  if (!isMasked) return Buffer.concat([head, payload]);
  const bytes = Buffer.concat([head, MASK, payload]);
  const start = head.length + MASK.length;
  for (let at = 0; at < payload.length; at += 1) bytes[start + at]! ^= MASK[at & 3]!;
  return bytes;
}

export function textFrame(text: Buffer | string): Buffer {
  return frameBytes({ opcode: TEXT, payload: Buffer.from(text) });
}

const MASK = Buffer.of(0x5a, 0x17, 0xc3, 0x88);

function lengthBytes(length: bigint, isMasked: boolean): Buffer {
  const bit = isMasked ? 0x80 : 0;
  if (length < 126n) return Buffer.of(bit | Number(length));
  if (length < 0x10000n) return Buffer.of(bit | 126, Number(length >> 8n), Number(length & 255n));
  const bytes = Buffer.alloc(9);
  bytes[0] = bit | 127;
  bytes.writeBigUInt64BE(BigInt.asUintN(64, length), 1);
  return bytes;
}

/** The next frame of a server; undefined where the connection ends instead. */
export function readFrame(connection: RawConnection): Promise<Frame | undefined> {
  return connection.until(bytes => {
    if (bytes.length < 2) return undefined;
    const short = bytes[1]! & 127;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < start) return undefined;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    if (bytes.length < start + length) return undefined;
    const payload = Buffer.from(bytes.subarray(start, start + length));
    return { value: { opcode: bytes[0]! & 15, payload }, length: start + length };
  });
}
