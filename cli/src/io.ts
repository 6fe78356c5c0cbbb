import type { Readable } from 'node:stream';
import type { Size } from '@omerta/terminal/size.ts';

/** Everything the command uses besides files, so that tests can replace it. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Screen {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export function print(io: Io, line = ''): void {
  io.stdout.write(`${line}\n`);
}

/** A terminal narrower than this wraps our lines itself. */
const LEAST_COLUMNS = 80;

/** Read for every screen: a terminal may change its size. */
export function sizeOf({ stdout, env }: Io): Size {
  const columns = stdout.columns ?? numberIn(env.COLUMNS) ?? 100;
  const rows = stdout.rows ?? numberIn(env.LINES) ?? 40;
  return { columns: Math.max(columns, LEAST_COLUMNS), rows };
}

export function usesColors({ stdout, env }: Io): boolean {
  return stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
