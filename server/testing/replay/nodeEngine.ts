import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

/** A process of this program, with a bundle of replayer.ts. */
export function nodeEngine(program: string, script: string): Engine {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version) throw new Error(`${program} is no Node.`);
  const child = spawn(program, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    name: `Node ${version.slice(1)}`,
    async replay(record) {
      child.stdin.write(`${record}\n`);
      const { value = 'it ended' } = await lines.next();
      return String(value);
    },
    async end() {
      child.stdin.end();
      await closed;
    },
  };
}
