import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Mistake } from '../mistake.ts';
import { whyUnwritable } from './readFile.ts';

/** Replaces the file atomically: a power cut leaves the old one or the new one. */
export function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Mistake(`${file}: cannot be written: ${whyUnwritable(error)}`);
  }
}

/** Call it before long work. Does not change the file. */
export function mustBeWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new Mistake(`${file}: cannot be written: ${whyUnwritable(error)}`);
  }
}

export function makeFolderOf(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new Mistake(`${dirname(file)}: cannot be made: ${whyUnwritable(error)}`);
  }
}

export function mustBeNew(file: string, advice: string): void {
  if (existsSync(file)) throw new Mistake(`${file}: there is such a file already; ${advice}`);
}
