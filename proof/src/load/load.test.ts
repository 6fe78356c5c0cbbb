import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isHeld, type LoadLine, memoryOf, type RunFigures, runOf } from './figures.ts';
import { latestOf } from './loadFile.ts';
import { loadPlots } from './loadPlots.ts';
import { scalePage } from './scalePage.ts';
import type { Step } from './steps.ts';

const MEGA = 1024 * 1024;
const reading = (megabytes: number, processor = 0) => ({ memory: megabytes * MEGA, processor, lag: 0.002, sockets: 0 });

const step = (fields: Partial<Step>): Step => ({
  name: 'one',
  store: 'sqlite',
  tables: 10,
  watched: 10,
  rates: [15],
  seconds: 1,
  ...fields,
});

const run = (fields: Partial<RunFigures>): RunFigures => ({
  rate: 500,
  moves: 5_000,
  movesPerSecond: 500,
  refused: {},
  acknowledged: { p50: 5, p99: 50, most: 60 },
  seen: { p50: 6, p99: 60, most: 70 },
  viewsPerMove: 4,
  bytesPerView: 1_000,
  server: 1.5,
  crowd: 0.5,
  cores: 1.5,
  lag: 10,
  ...fields,
});

const line = (fields: Partial<LoadLine>): LoadLine => ({
  commit: 'abc',
  code: 'def',
  machine: { node: 'v20', system: 'here', processor: 'slow', cores: 2, memory: 8 },
  step: step({}),
  sockets: 40,
  at: '2026-11-16T00:00:00.000Z',
  busy: 0.1,
  memory: { started: 100, most: 600, idleTable: 50, liveTable: 200 },
  runs: [run({})],
  ...fields,
});

test('the figures follow from the measurements', () => {
  const readings = { started: reading(100), loaded: reading(110), watched: reading(120), moved: reading(130) };
  expect(memoryOf(step({ tables: 100, watched: 50 }), readings)).toEqual({
    started: 100,
    most: 130,
    idleTable: 102,
    liveTable: 307,
  });
  const played = {
    moves: 100,
    refused: {},
    acknowledged: [3, 1, 2],
    seen: [5],
    views: 400,
    bytes: 800_000,
    seconds: 10,
    processor: 0.1,
  };
  expect(runOf(10, played, reading(1, 1), reading(1, 1.5), 1.25)).toMatchObject({
    movesPerSecond: 10,
    acknowledged: { p50: 2, p99: 3, most: 3 },
    viewsPerMove: 4,
    bytesPerView: 2000,
    server: 5,
    crowd: 1,
    cores: 1.25,
    lag: 2,
  });
});

test('a rate is too high when something is refused or seen late', () => {
  expect(isHeld(run({}))).toBe(true);
  expect(isHeld(run({ refused: { busy: 1 } }))).toBe(false);
  expect(isHeld(run({ seen: { p50: 6, p99: 251, most: 300 } }))).toBe(false);
});

test('the last line of each step counts, of the code that was measured last', () => {
  const [old, first, second] = [line({ code: 'old' }), line({ busy: 1 }), line({ busy: 2 })];
  expect(latestOf([old, first, second])).toEqual([second]);
});

test('the plan for a million is arithmetic', () => {
  const most = line({
    step: step({ name: 'postgres-most', store: 'postgres', tables: 2_500, rates: [250, 500, 750] }),
    sockets: 10_000,
    runs: [run({ rate: 250 }), run({}), run({ rate: 750, seen: { p50: 90, p99: 400, most: 900 } })],
  });
  const page = scalePage([line({}), most], ['load-moves.svg']);
  expect(page).toContain(
    '500 durable moves each second are seen by all within 250 ms (p99 60 ms); at 750 p99 was 400 ms',
  );
  expect(page).toContain('| nodes by sockets | 1,000,000 ÷ (10,000 × 0.5) | 200 |');
  expect(page).toContain('| nodes by moves | 50,000 ÷ (500 × 0.5) | 200 |');
  expect(page).toContain('| memory of a node | (100 MB + 1,250 × 200 kB) ÷ 0.5 | 688 MB |');
  expect(page).toContain('| sent in all | 50,000 × 4 × 1,000 B | 1,600 Mbit/s |');
});

test('the most sockets count that were held, and why there were no more', () => {
  const wide = step({ store: 'postgres', tables: 10_000, watched: 4_500, rates: [200] });
  const most = line({ step: step({ store: 'postgres', rates: [250, 500] }), sockets: 10_000 });
  const held = line({ step: wide, sockets: 18_000 });
  const page = scalePage([most, held], []);
  expect(page).toContain('PostgreSQL: 10,000 tables in memory and 18,000 sockets are held');
  expect(page).toContain('open files and ports of this machine allow no more sockets');
  expect(page).toContain('| nodes by sockets | 1,000,000 ÷ (18,000 × 0.5) | 112 |');
  const late = line({ step: wide, sockets: 18_000, runs: [run({ seen: { p50: 9, p99: 251, most: 300 } })] });
  expect(scalePage([most, late], [])).toContain('| nodes by sockets | 1,000,000 ÷ (10,000 × 0.5) | 200 |');
});

test('what was not measured with PostgreSQL is not planned for', () => {
  expect(scalePage([line({})], [])).not.toContain('A million players');
});

test('there is a plot for each measurement, with a line for each store', () => {
  const sizes = [10, 100].map(tables => line({ step: step({ tables }) }));
  const plots = loadPlots([...sizes, line({ step: step({ store: 'postgres' }) })]);
  expect(Object.keys(plots)).toEqual(['load-latency.svg', 'load-processor.svg', 'load-memory.svg']);
  expect(plots['load-latency.svg']).toContain('PostgreSQL p99');
});

test('the command names an unknown step', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const words = ['--import', 'tsx', main, '--only', 'sqlite-11'];
  const { stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect([stderr.split('\n')[0], status]).toEqual(['No step is called sqlite-11.', 1]);
});
