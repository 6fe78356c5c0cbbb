// Frames of a web socket that are none, or that say nothing.
import { below, pick, type Random } from '@omerta/kernel';
import { flipBits } from './mutations.ts';
import { frameBytes, TEXT, textFrame } from './webSocket.ts';

/** How a command that would be obeyed is put so that nobody may read it. */
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

/** What may be read and says nothing, or what cannot be foreseen: a line may wait for the rest of it. */
export const ODD_FRAMES: Readonly<Record<string, (random: Random) => Buffer>> = {
  'a long word of the protocol': random =>
    frameBytes({ opcode: pick(random, [8, 9, 10]), payload: Buffer.alloc(126 + below(random, 300), 1), isLast: false }),
  'an odd farewell': random =>
    frameBytes({ opcode: 8, payload: Buffer.of(below(random, 256), below(random, 256), 0xff) }),
  'very many pings': () =>
    Buffer.concat(Array.from({ length: 50 }, () => frameBytes({ opcode: 9, payload: Buffer.alloc(0) }))),
  'bits flipped': random => flipBits(random, textFrame(pick(random, PAYLOADS))),
  'nothing that is said': random => textFrame(pick(random, ['', ...PAYLOADS])),
};

/** Never empty: with the first bit flipped, that would be a good beginning of whatever follows. */
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
