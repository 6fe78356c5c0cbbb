// Blocks in a file, a line of JSON each, after a line that says what is played. A line is whole or it does not count.
import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { canonicalJson } from '@omerta/kernel';
import { type Block, readBlock } from '@omerta/lab';
import { readText, whyUnwritable } from '../files/readFile.ts';
import { mustBeNew } from '../files/writeFile.ts';
import { Mistake } from '../mistake.ts';
import type { ArenaPlan } from './plan.ts';

const BLOCKS_FORMAT = 'omerta-arena/1';

export interface BlockFile {
  readonly blocks: readonly Block[]; // there were already
  append(block: Block): void;
}

export function openBlockFile(file: string, plan: ArenaPlan, resume: boolean): BlockFile {
  const head = { format: BLOCKS_FORMAT, ...plan };
  if (!resume) mustBeNew(file, '--resume goes on with it');
  const blocks = existsSync(file) ? resumed(file, head) : begun(file, head);
  return { blocks, append: block => written(file, () => appendFileSync(file, lineOf(block))) };
}

function begun(file: string, head: object): Block[] {
  written(file, () => writeFileSync(file, lineOf(head)));
  return [];
}

function resumed(file: string, head: object & ArenaPlan): Block[] {
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  mustBeSame(file, jsonIn(first), head);
  const blocks = lines.map((line, at) => {
    const block = readBlock(jsonIn(line), head.table.length);
    if (block?.block !== at) throw new Mistake(`${file}:${at + 2}: not block ${at}`);
    return block;
  });
  if (whole !== text) written(file, () => truncateSync(file, Buffer.byteLength(whole)));
  return blocks;
}

/** Blocks of another setting must not be mixed with ours. */
function mustBeSame(file: string, found: unknown, head: object): void {
  if (!isObject(found) || found.format !== BLOCKS_FORMAT) throw new Mistake(`${file}: not a file of omerta arena`);
  const wanted = new Map(Object.entries(head));
  for (const name of new Set([...wanted.keys(), ...Object.keys(found)])) {
    const [there, here] = [found[name], wanted.get(name)].map(shown);
    if (there !== here) throw new Mistake(`${file}: made with other settings: ${name} is ${there} there, ${here} here`);
  }
}

const shown = (value: unknown): string => (value === undefined ? 'not set' : canonicalJson(value));

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function written(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Mistake(`${file}: cannot be written: ${whyUnwritable(error)}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
