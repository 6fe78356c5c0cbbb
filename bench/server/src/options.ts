import { parseArgs } from 'node:util';

export interface Load {
  readonly tables: number; // half of each game, four seats each
  readonly rate: number; // moves each second, over all tables
  readonly seconds: number;
}

export interface Options extends Load {
  readonly json: boolean;
}

const FULL: Load = { tables: 1_000, rate: 200, seconds: 60 };
const QUICK: Load = { tables: 100, rate: 50, seconds: 5 };

export const SEATS = 4;

export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      tables: { type: 'string' },
      rate: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const usual = values.quick ? QUICK : FULL;
  const number = (name: keyof Load) => {
    const value = Number(values[name] ?? usual[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1`);
    return value;
  };
  return { json: values.json, tables: number('tables'), rate: number('rate'), seconds: number('seconds') };
}
