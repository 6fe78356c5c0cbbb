import type { ChildProcess } from 'node:child_process';

export interface Finished {
  readonly stdout: string;
  readonly code: number | null;
  readonly signal: string | null;
}

/** The output of a program, once it has ended. */
export async function finished(child: ChildProcess): Promise<Finished> {
  const words: Buffer[] = [];
  child.stdout?.on('data', words.push.bind(words));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ stdout: Buffer.concat(words).toString(), code, signal }));
  });
}
