import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneByOne, plantedIn, type Suite } from '@omerta/testing';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { ROOT } from './origin.ts';
import { prove, type Task } from './prove.ts';
import { pageOf } from './report/page.ts';
import { progressOf, Results } from './results.ts';

const machine = { node: 'v20', system: 'here', processor: 'slow', cores: 2, memory: 8 };
const ORIGIN = { commit: 'abc', code: 'def', machine };

const dice = (bad: readonly number[], findsPlanted = true): Suite => ({
  id: 'R1',
  promise: 'kept',
  shows: 'No die shows a seven',
  unit: 'dice',
  trials: { long: 10, night: 100 },
  share: 4,
  run: oneByOne(seed => {
    if (bad.includes(seed)) throw new Error('a seven');
    return { eyes: 3 };
  }),
  planted: [
    plantedIn('a loaded die', 5, seed => {
      if (findsPlanted && seed === 3) throw new Error('a seven');
    }),
  ],
});

function session(file = join(mkdtempSync(join(tmpdir(), 'omerta-proof-')), 'results.jsonl')) {
  const lines: string[] = [];
  const results = new Results(file);
  const task: Task = {
    origin: ORIGIN,
    isCurrent: () => true,
    results,
    from: 0,
    until: () => false,
    log: line => void lines.push(line),
  };
  return { file, lines, results, task };
}

test('trials are made run by run, and every run is written to the file', async () => {
  const { task, lines, results } = session();
  expect(await prove(dice([]), 10, task)).toBe('fine');
  expect(results.lines).toMatchObject([
    { kind: 'planted', name: 'a loaded die', caught: true, trials: 4, what: 'a seven' },
    { kind: 'trials', first: 0, trials: 4, failures: [], sums: { eyes: 12 }, commit: 'abc', machine },
    { kind: 'trials', first: 4, trials: 4 },
    { kind: 'trials', first: 8, trials: 2 },
  ]);
  expect(lines.at(-1)).toBe('0 failures in 10 dice; 95 %: fewer than 3 in 10 fail');
});

test('another session continues where the last one stopped, with the same code only', async () => {
  const { file, task, results } = session();
  let calls = 0;
  expect(await prove(dice([]), 10, { ...task, until: () => ++calls > 14 })).toBe('unfinished');
  const before = progressOf(results.lines, 'R1', 'def');
  expect(before).toMatchObject({ next: before.trials, failures: 0 });
  expect(before.trials).toBeLessThan(10);
  expect(await prove(dice([]), 10, session(file).task)).toBe('fine');
  expect(progressOf(results.lines, 'R1', 'def')).toMatchObject({ next: 10, trials: 10 });
  expect(progressOf(results.lines, 'R1', 'other')).toMatchObject({ next: 0, trials: 0 });
  expect(readFileSync(file, 'utf8').match(/"planted"/g)).toHaveLength(1);
});

test('a suite that throws has failed, and stays failed in another session', async () => {
  const { file, task, results } = session();
  const broken: Suite = { ...dice([]), run: () => Promise.reject(new Error('the table fell over')) };
  await expect(prove(broken, 10, task)).rejects.toThrow('the table fell over');
  const failures = [{ seed: 0, count: 4, what: 'it stopped: the table fell over' }];
  expect(results.lines.at(-1)).toMatchObject({ kind: 'trials', first: 0, trials: 1, failures });
  expect(await prove(dice([]), 10, session(file).task)).toBe('failed');
});

test('two machines share a suite, and their lines together are one result', async () => {
  const [here, there] = [session(), session()];
  expect(await prove(dice([]), 10, here.task)).toBe('fine');
  expect(await prove(dice([]), 10, { ...there.task, from: 10 })).toBe('fine');
  const all = [...here.results.lines, ...there.results.lines];
  expect(progressOf(all, 'R1', 'def')).toMatchObject({ next: 20, trials: 20 });
});

test('two results of the same trials are refused', async () => {
  const { task, results } = session();
  await prove(dice([]), 10, task);
  const twice = [...results.lines, ...results.lines];
  expect(() => progressOf(twice, 'R1', 'def')).toThrow('R1 has two results of seed 0');
  expect(() => pageOf([dice([])], twice, new Map())).toThrow('R1 has two results of seed 0');
});

test('results are not written where the code changed meanwhile', async () => {
  const { task, results } = session();
  await expect(prove(dice([]), 10, { ...task, isCurrent: () => false })).rejects.toThrow('The code was changed');
  expect(results.lines).toEqual([]);
});

test('a planted defect counts where it was found, and the page says how often it was not', async () => {
  const { task, results } = session();
  await prove(dice([], false), 10, task);
  await prove(dice([]), 10, task);
  const page = (suite: Suite, code: string) => pageOf([suite], results.lines, new Map([['R1', code]])).text;
  expect(page(dice([]), 'def')).toContain('| 1 of 1; not found 1× |');
  const more = { ...dice([]), planted: [...dice([]).planted, plantedIn('a second die', 5, () => {})] };
  expect(page(more, 'def')).toContain('| 1 of 2; not found 1× |');
  expect(page(more, 'newer')).toContain('| 1 of 1; not found 1× |');
});

test('a defect is neither found nor missed by a run that was cut short', async () => {
  const { task, results } = session();
  let calls = 0;
  expect(await prove(dice([]), 10, { ...task, until: () => ++calls > 2 })).toBe('unfinished');
  expect(results.lines).toEqual([]);
});

test('numbers on the command line are numbers', () => {
  expect(readOptions(['--from', '500', '--trials', '20'])).toMatchObject({ from: 500, trials: 20 });
  for (const words of [
    ['--from', '-1'],
    ['--from', 'x'],
    ['--first', '1.5'],
    ['--trials', '0'],
  ]) {
    expect(() => readOptions([words.join('=')])).toThrow(/takes a/);
  }
});

test('a failure is printed with its seed and a command that repeats it', async () => {
  const { task, lines } = session();
  expect(await prove(dice([6]), 10, task)).toBe('failed');
  expect(lines).toContain('FAILED at seed 6: a seven');
  expect(lines).toContain('  again: npm run proof -- --only R1 --first 6 --count 1');
});

test('paths of the machine are not written', async () => {
  const { task, results } = session();
  const lost = oneByOne(() => {
    throw new Error(`no ${ROOT}engine/dice`);
  });
  await prove({ ...dice([]), run: lost }, 1, task);
  expect(results.lines.at(-1)).toMatchObject({ failures: [{ what: 'no engine/dice' }] });
});

test('a suite that does not find what was planted has failed', async () => {
  const { task, lines } = session();
  expect(await prove(dice([], false), 10, task)).toBe('failed');
  expect(lines).toContain('NOT FOUND: a loaded die, in 5 dice');
});

test('the page shows what was run, and what was not', async () => {
  const { task, results } = session();
  await prove(dice([2]), 10, task);
  const { text, plots } = pageOf([dice([]), { ...dice([]), id: 'S8' }], results.lines, new Map([['R1', 'def']]));
  expect(text).toContain(
    '| R1 | No die shows a seven | 10 dice | 1 | 1 of 1 | < 3.9 in 10 | `npm run proof -- --only R1 --trials 10` |',
  );
  expect(text).toContain('- **R1** 27 eyes; abc, Node v20, ');
  expect(text).toContain('| S8 | No die shows a seven | not run yet |');
  expect(text).toContain('- **S16** What players can tell');
  expect(text).not.toContain('**S8**');
  expect(plots).toEqual({});
});

test('of many kinds of examples the page names the rarest', async () => {
  const { task, results } = session();
  const hits = { positions: 2, 'phase war': 3, 'phase family': 9, 'question bid': 4 };
  await prove({ ...dice([]), run: oneByOne(() => hits) }, 10, task);
  const { text } = pageOf([dice([])], results.lines, new Map([['R1', 'newer']]));
  expect(text).toContain('10 dice (its code has changed since) |');
  expect(text).toContain(
    '20 positions; 2 kinds of phase, the rarest 30 times (war); 1 kinds of question, the rarest 40 times (bid); abc, ',
  );
});
