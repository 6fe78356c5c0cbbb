import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../src/run.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Terminal {
  readonly input?: string; // typed, or from a file
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly rows?: number;
  readonly isTTY?: boolean; // of the output
}

/** Runs the command as a shell would, without a process. */
export async function omerta(words: readonly string[], terminal: Terminal = {}): Promise<Said> {
  let out = '';
  let err = '';
  const { columns = 100, rows = 40, isTTY = false } = terminal;
  const code = await run(words, {
    stdin: Readable.from([terminal.input ?? '']),
    stdout: {
      write(text: string) {
        out += text;
      },
      isTTY,
      columns,
      rows,
    },
    stderr: {
      write(text: string) {
        err += text;
      },
    },
    env: terminal.env ?? {},
  });
  return { code, out, err };
}

/** The tallest screen, from one question to the next, and the longest line. */
export function screenSize(out: string): { columns: number; rows: number } {
  const screens = out.split(/^> .*$/m).slice(0, -1);
  return {
    columns: Math.max(...screens.flatMap(screen => screen.split('\n').map(line => line.length))),
    rows: Math.max(...screens.map(screen => screen.trim().split('\n').length + 1)), // the question itself is one
  };
}

const folders: string[] = [];

/** A new folder; `afterAll(removeFolders)` deletes it. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'omerta-'));
  folders.push(made);
  return made;
}

export function removeFolders(): void {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
}

/** A new file; values other than text are written as JSON. */
export function fileWith(content: unknown, name = 'file.json'): string {
  const file = join(folder(), name);
  const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(file, isRaw ? content : JSON.stringify(content));
  return file;
}
