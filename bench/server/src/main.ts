import { thisMachine } from '../../src/machine.ts';
import { measure, type Programs } from './measure.ts';
import { readOptions } from './options.ts';
import { text } from './print.ts';

export async function main(words: readonly string[], programs: Programs): Promise<void> {
  const { json, ...load } = readOptions(words);
  const figures = await measure(programs, load, line => console.error(line));
  const machine = thisMachine();
  console.log(json ? JSON.stringify({ machine, load, figures }, undefined, 2) : text(machine, load, figures));
}
