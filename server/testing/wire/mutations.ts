// Ways to corrupt a message. A message is JSON text; the results are bytes.
import { below, pick, type Random } from '@omerta/kernel';

export type Mutation = (random: Random, text: string, others: readonly { readonly text: string }[]) => Buffer;

/** One mutation and its name. Most leave valid JSON, for anything else costs the connection. */
export function aMutation(random: Random): [string, Mutation] {
  return pick(random, below(random, 6) === 0 ? ALL_CORRUPTED : ALL_WRONG);
}

export function flipBits(random: Random, given: Buffer): Buffer {
  const bytes = Buffer.from(given);
  for (let flips = 1 + below(random, 4); flips > 0; flips -= 1) {
    bytes[below(random, bytes.length)]! ^= 1 << below(random, 8);
  }
  return bytes;
}

/** Bytes that are usually no JSON any more. */
export const CORRUPTED = {
  'bits flipped': (random, text) => flipBits(random, Buffer.from(text)),
  'cut off': (random, text) => Buffer.from(text).subarray(0, below(random, text.length)),
  'two in one': (random, text, others) => {
    const { text: other } = pick(random, others);
    return Buffer.from(text.slice(0, below(random, text.length)) + other.slice(below(random, other.length)));
  },
  'invalid UTF-8': (random, text) => {
    const at = below(random, text.length);
    return Buffer.concat([Buffer.from(text.slice(0, at)), pick(random, NO_LETTERS), Buffer.from(text.slice(at))]);
  },
  'far too long': (random, text) =>
    Buffer.from(`${text.slice(0, -1)},"x":"${'x'.repeat(pick(random, [4_000, 5_000, 70_000]))}"}`),
} satisfies Readonly<Record<string, Mutation>>;

/** Valid JSON with wrong content. */
const WRONG: Readonly<Record<string, Mutation>> = {
  'nested deeply': inField(random => {
    const depth = 1 + below(random, 1_500);
    const [open, close] = pick(random, [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    const inner = below(random, 2) === 0 ? '0' : '';
    return open === '[' || inner !== '' ? open.repeat(depth) + inner + close.repeat(depth) : open.repeat(depth);
  }),
  'numbers out of all bounds': inField(random => pick(random, NUMBERS)),
  'another type': inField(random => pick(random, VALUES)),
  'an array of very many': inField(random => {
    const item = pick(random, ['0', '""', '[]', '{}', 'null']);
    return `[${Array<string>(1 + below(random, 3_000)).fill(item)}]`;
  }),
  'the same key twice': (random, text) => {
    const fields = fieldsOf(text);
    const [name] = pick(random, fields.length === 0 ? [['"match"', '']] : fields);
    return written([...fields, [name!, pick(random, VALUES)]]);
  },
  'names of prototypes': (random, text) => {
    const field = [JSON.stringify(pick(random, PROTOTYPES)), pick(random, [...VALUES, '{"isHost":true,"seat":0}'])];
    return written(below(random, 2) === 0 ? [...fieldsOf(text), field] : [field, ...fieldsOf(text)]);
  },
  'an unknown field': (random, text) => {
    const field = [JSON.stringify(pick(random, CLAIMS)), pick(random, ['0', '1', '2', '"host"', 'true', '"clock"'])];
    return written([...fieldsOf(text), field]);
  },
  'a field that is missing': (random, text) => {
    const fields = fieldsOf(text);
    return written(fields.toSpliced(below(random, Math.max(1, fields.length)), 1));
  },
  'no object at all': random => Buffer.from(pick(random, VALUES)),
};

const ALL_CORRUPTED: readonly [string, Mutation][] = Object.entries(CORRUPTED);
const ALL_WRONG: readonly [string, Mutation][] = Object.entries(WRONG);

const NO_LETTERS = [
  Buffer.of(0xff),
  Buffer.of(0xc0, 0x80), // a zero in two bytes
  Buffer.of(0xed, 0xa0, 0x80), // half of a pair
  Buffer.of(0xf8, 0x88, 0x80, 0x80, 0x80), // five bytes
  Buffer.of(0xe2, 0x82), // the last byte is missing
  Buffer.of(0x00),
  Buffer.from('\u2028'),
  Buffer.from('\ufeff'),
];
const NUMBERS = [
  ...['1e400', '-1e400', '9007199254740993', '-9007199254740993', '-1', '0.5', '1e-400', '18446744073709551616'],
  ...[
    'NaN',
    'Infinity',
    '0x10',
    '01',
    '+1',
    '1_000',
    `${'9'.repeat(400)}`,
    `1${'0'.repeat(1_000)}`,
    '1e309',
    '1000001',
  ],
];
const VALUES = ['null', 'true', '[]', '{}', '""', '[[]]', '"\\u0000"', '"\\ud800"', '-1.5', '{"length":1}', '[null]'];
const PROTOTYPES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'then'],
  ...['length', 'toJSON', 'emit', 'handlers', '_placeholder'],
];
const CLAIMS = [
  'seat',
  'as',
  'by',
  'from',
  'person',
  'viewer',
  'host',
  'isHost',
  'admin',
  'kind',
  'state',
  'at',
  'number',
];

function inField(value: (random: Random) => string): Mutation {
  return (random, text) => {
    const fields = fieldsOf(text);
    if (fields.length === 0) return Buffer.from(value(random));
    const at = below(random, fields.length);
    return written(fields.with(at, [fields[at]![0]!, value(random)]));
  };
}

/** Names and values of an object as JSON text. */
function fieldsOf(text: string): string[][] {
  return Object.entries(JSON.parse(text)).map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]);
}

function written(fields: readonly (readonly string[])[]): Buffer {
  return Buffer.from(`{${fields.map(field => field.join(':')).join(',')}}`);
}
