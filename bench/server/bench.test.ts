import { expect, test } from 'vitest';
import { buildBench } from './run.mjs';
import { measure } from './src/measure.ts';
import { figuresOf, quantilesOf } from './src/measures.ts';
import { readOptions } from './src/options.ts';
import { text } from './src/print.ts';

test('two tables are played, and every figure is there', async () => {
  const load = { tables: 2, rate: 4, seconds: 2 };
  const figures = await measure(await buildBench(), load, () => {});
  const { moves, refused, acknowledged, seen, memory, processor } = figures;
  const { noTableFree = 0, ...others } = refused; // a slow machine finds both still at work
  expect(moves + noTableFree).toBe(8);
  expect(moves).toBeGreaterThan(0);
  expect(others).toEqual({});
  for (const { p50, p99, most } of [acknowledged, seen]) {
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(most).toBeGreaterThanOrEqual(p99);
  }
  expect(memory.started).toBeGreaterThan(10);
  expect(processor.server).toBeGreaterThan(0);
  expect(figures.viewsPerSecond).toBeGreaterThan(0);
  const machine = { node: 'v0', cpu: 'none', cores: 1, load: [0] };
  expect(text(machine, load, figures)).toContain('8 sockets, 4 moves each second for 2 seconds');
});

test('what is said follows from what was measured', () => {
  const reading = (megabytes: number, processor: number) => ({
    memory: megabytes * 1024 * 1024,
    processor,
    lag: 0.002,
  });
  const played = {
    moves: 100,
    refused: { busy: 1 },
    acknowledged: [3, 1, 2],
    seen: [5],
    views: 400,
    bytes: 800_000,
    seconds: 10,
    processor: 1,
  };
  const readings = {
    started: reading(100, 1),
    loaded: reading(110, 2),
    watched: reading(130, 3),
    moved: reading(150, 8),
  };
  expect(figuresOf(10, played, readings)).toEqual({
    moves: 100,
    movesPerSecond: 10,
    refused: { busy: 1 },
    acknowledged: { p50: 2, p99: 3, most: 3 },
    seen: { p50: 5, p99: 5, most: 5 },
    viewsPerSecond: 40,
    bytesPerView: 2000,
    memory: { started: 100, moved: 150, idleTable: 1024, liveTable: 5120 },
    processor: { server: 0.5, clients: 0.1 },
    lag: 2,
  });
  expect(quantilesOf(Array.from({ length: 100 }, (_, at) => at))).toEqual({ p50: 50, p99: 99, most: 99 });
});

test('the load is as asked for', () => {
  expect(readOptions([])).toEqual({ json: false, tables: 1000, rate: 200, seconds: 60 });
  expect(readOptions(['--quick', '--rate', '7', '--json'])).toMatchObject({ json: true, rate: 7, seconds: 5 });
  expect(() => readOptions(['--tables', 'many'])).toThrow('--tables must be a whole number from 1');
});
