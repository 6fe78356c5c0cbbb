import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, buildWorker } from '../../testing/store/buildWorker.ts';
import { finished } from '../../testing/store/finished.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-kill-'));
let built: Built;

beforeAll(async () => {
  built = await buildWorker();
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('no acknowledged choice is lost or stored twice, whenever the server is killed', async () => {
  const file = join(folder, 'killed.db');
  const told = await killed(file, 5);
  expect(told.length).toBeGreaterThan(5);
  expect(await missingIn(file, told)).toEqual([]);
});

test('the same check finds a server that acknowledges before it commits', async () => {
  const file = join(folder, 'early.db');
  const told = await killed(file, 5, 'early');
  expect(await missingIn(file, told)).not.toEqual([]);
});

test.runIf(process.platform !== 'win32')(
  'a disk that refuses to write stops the writer, and loses nothing',
  async () => {
    const file = join(folder, 'refused.db');
    // Files may not exceed 2 MB; without the trap the system would kill the writer instead of refusing the write.
    const limited = spawn('bash', ['-c', 'trap "" XFSZ; ulimit -f 2048; exec "$@"', '-', ...program(file)]);
    const { stdout, code } = await finished(limited);
    expect(code).toBe(3);
    const told = stdout.split('\n').filter(line => line !== '' && !line.startsWith('stopped: '));
    expect(told.length).toBeGreaterThan(5);
    expect(await missingIn(file, told)).toEqual([]);
  },
);

const program = (file: string, ...modes: string[]) => [process.execPath, built.writer, file, ...modes];

/** What the server acknowledged before each kill, as `match number command`. */
async function killed(file: string, times: number, ...modes: string[]): Promise<string[]> {
  const told: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const [node = '', ...words] = program(file, ...modes);
    const child = spawn(node, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const end = finished(child);
    await firstWords(child);
    await pause(Math.random() * 250);
    child.kill('SIGKILL');
    const { stdout, signal } = await end;
    expect(signal).toBe('SIGKILL');
    told.push(...stdout.split('\n').slice(0, -1)); // half a line is no acknowledgement
  }
  return told;
}

const firstWords = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('close', code => reject(new Error(`The writer ended with ${code}.`)));
  });

/** Acknowledged but not stored. Throws if a match has gaps, or a command is stored twice. */
async function missingIn(file: string, told: readonly string[]): Promise<string[]> {
  const store = await openSqlite({ file, worker: built.worker });
  const stored = new Set<string>();
  for (const match of ['one', 'two', 'three']) {
    const rows = await store.rowsOf(match);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map(({ command }) => command)).size).toBe(rows.length);
    expect((await store.snapshotOf(match))?.number ?? 0).toBe(rows.length);
    for (const { number, command } of rows) stored.add(`${match} ${number} ${command}`);
  }
  await store.close();
  return told.filter(line => !stored.has(line));
}
