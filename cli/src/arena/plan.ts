import { readFileSync } from 'node:fs';
import { fingerprint } from '@omerta/kernel';
import { whyUnreadable } from '../files/readFile.ts';
import { Mistake } from '../mistake.ts';
import { kindOf } from './kindOf.ts';

/** Everything the games of an arena depend on: the first line of a file. The same plan has the same blocks. */
export interface ArenaPlan {
  readonly game: string;
  readonly version: number; // of its rules
  readonly pack: string; // the hash
  readonly options: unknown;
  readonly table: readonly string[];
  readonly modules: Readonly<Record<string, string>>; // fingerprints of the bots' files
  readonly seed: number;
  readonly iterations?: number;
}

/** What a thread needs to play blocks, as plain data. */
export interface Sitting {
  readonly plan: ArenaPlan;
  readonly ownPack: unknown;
  readonly seconds: number; // for a decision of an external bot
}

export function fingerprintsOf(table: readonly string[]): Record<string, string> {
  const files = table.filter(name => kindOf(name) === 'module');
  return Object.fromEntries(files.map(file => [file, fingerprint(contentOf(file))]));
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Mistake(`${file}: ${whyUnreadable(error)}`);
  }
}
