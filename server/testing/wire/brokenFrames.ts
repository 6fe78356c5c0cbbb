// Broken frames of a web socket, and odd ones without a meaning.
import { below, pick, type Random } from '@omerta/kernel';
import { flipBits } from './mutations.ts';
import { frameBytes, TEXT, textFrame } from './webSocket.ts';

/** Ways to break the frame of a legal command, so that the server must not read it. */
export const BROKEN_FRAMES: Readonly<Record<string, (random: Random, command: Buffer) => Buffer>> = {
  'with reserved bits': (random, payload) => frameBytes({ opcode: TEXT, payload, reserved: 1 + below(random, 7) }),
  unmasked: (_random, payload) => frameBytes({ opcode: TEXT, payload, isMasked: false }),
  'of another kind': (random, payload) => frameBytes({ opcode: pick(random, [0, 2, 3, 7, 8, 9, 10, 11, 15]), payload }),
  'shorter than it claims': (random, payload) =>
    frameBytes({
      opcode: TEXT,
      payload,
      claims: pick(random, [2n ** 63n, 2n ** 64n - 1n, 2n ** 32n, 2n ** 20n, 4_097n]),
    }),
  'never finished': (_random, payload) => frameBytes({ opcode: TEXT, payload, isLast: false }),
};

/** Frames without a meaning, or with an unpredictable one: the server may wait for the rest. */
export const ODD_FRAMES: Readonly<Record<string, (random: Random) => Buffer>> = {
  'a long control frame': random =>
    frameBytes({ opcode: pick(random, [8, 9, 10]), payload: Buffer.alloc(126 + below(random, 300), 1), isLast: false }),
  'an odd close frame': random =>
    frameBytes({ opcode: 8, payload: Buffer.of(below(random, 256), below(random, 256), 0xff) }),
  'very many pings': () =>
    Buffer.concat(Array.from({ length: 50 }, () => frameBytes({ opcode: 9, payload: Buffer.alloc(0) }))),
  'bits flipped': random => flipBits(random, textFrame(pick(random, PAYLOADS))),
  'an odd packet': random => textFrame(pick(random, ['', ...PAYLOADS])),
};

/** Never empty: with the first bit flipped, an empty frame could become a valid start of the next one. */
const PAYLOADS = [
  ...[
    '0',
    '1',
    '4',
    '40',
    '40{"a":',
    '40/admin,',
    '41',
    '42',
    '42[',
    '42[]',
    '42[1]',
    '420["leave"]',
    '43[]',
    '451-[{"_placeholder":true,"num":0}]',
  ],
  ...['4599-["leave",{"_placeholder":true,"num":-1}]', '6', '7', 'x', '2probe', '5', '42["__proto__",{}]', 'bAAAA'],
];
