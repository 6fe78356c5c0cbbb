import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ArenaReport } from '@omerta/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { fileWith, folder, omerta, removeFolders } from '../../testing/terminal.ts';
import type { Io } from '../io.ts';
import { arena } from './arena.ts';

afterAll(removeFolders);

const CASH = ['--game', 'cashnguns', '--players', '4'];

async function report(...words: string[]): Promise<ArenaReport> {
  const { code, out, err } = await omerta(['arena', '--json', ...words]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** Without measured times. */
const still = (found: ArenaReport) => ({
  ...found,
  seats: found.seats.map(({ msPerDecisionP50, msPerDecisionP95, ...rest }) => rest),
});

const fails = async (...words: string[]) => {
  const { code, out, err } = await omerta(['arena', ...words]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err;
};

describe('the report', () => {
  test('has all its fields', async () => {
    const { seats, ...rest } = await report('--table', 'greedy,random,random', '--games', '7', '--seed', '5');
    expect(rest).toEqual({ game: 'corleone', games: 9, blocks: 3, seed: 5 }); // whole deals
    expect(seats.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random']);
    expect(seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(9, 1);
    expect(seats[0]!.share).toBeGreaterThan(0.6);
    expect(seats[0]!.meanScore).toBeGreaterThan(seats[1]!.meanScore);
    expect(seats[0]!.rating!.mu).toBeGreaterThan(seats[1]!.rating!.mu);
    for (const { low, share, high, msPerDecisionP50, msPerDecisionP95 } of seats) {
      expect(low).toBeLessThanOrEqual(share);
      expect(share).toBeLessThanOrEqual(high);
      expect(msPerDecisionP50).toBeGreaterThan(0);
      expect(msPerDecisionP50).toBeLessThanOrEqual(msPerDecisionP95);
    }
  });

  test('gives copies of one bot exactly the same share', async () => {
    const { seats } = await report('--table', 'random', '--players', '4', '--games', '12');
    expect(seats.map(({ share, low, high }) => [share, low, high])).toEqual(Array(4).fill([0.25, 0.25, 0.25]));
    expect(new Set(seats.map(({ meanScore }) => meanScore)).size).toBe(1);
  });

  test('is the same for the same seed, and depends on the options', async () => {
    const words = [...CASH, '--table', 'greedy,easy', '--games', '8'];
    const found = still(await report(...words));
    expect(still(await report(...words))).toEqual(found);
    expect(still(await report(...words, '--seed', '2'))).not.toEqual(found);
    expect(still(await report(...words, '--talents'))).not.toEqual(found);
  });

  test('follows the iterations given to bots', async () => {
    const words = ['--table', 'sharp,easy', '--games', '2', '--iterations'];
    const [little, again, more] = [
      await report(...words, '2'),
      await report(...words, '2'),
      await report(...words, '20'),
    ];
    expect(still(again)).toEqual(still(little));
    expect(still(more)).not.toEqual(still(little));
  });

  test('is a table for people', async () => {
    const { code, out } = await omerta(['arena', ...CASH, '--table', 'easy,random', '--games', '8', '--until-above']);
    expect(code).toBe(0);
    expect(out).toMatch(/^8 games of cashnguns: 2 deals from seed 1, each with the table turned through 4 seats$/m);
    expect(out).toMatch(/│ easy {3}│ +[\d.]+ % │ [\d.]+ % – [\d.]+ % │ +[\d.]+ │ +[\d.]+ │/);
    expect(out).toMatch(/^the share of easy cannot yet be told from 25\.0 %$/m);
  });
});

describe('the sequential test', () => {
  test('ends as soon as it is decided', async () => {
    const words = [...CASH, '--games', '4000', '--until-above'];
    const above = await report(...words, '--table', 'greedy,random');
    expect(above.test).toEqual({ figure: 0.25, margin: 0.02, verdict: 'above' });
    expect(above.games).toBeLessThan(1000);
    const below = await report(...words, '0.6', '--margin', '0.1', '--table', 'random,greedy');
    expect(below.test).toEqual({ figure: 0.6, margin: 0.1, verdict: 'below' });
    expect(below.games).toBeLessThan(400);
  });

  test('gives up at the cap', async () => {
    const found = await report(...CASH, '--games', '40', '--until-above', '0.25', '--table', 'easy');
    expect(found).toMatchObject({ games: 40, test: { verdict: 'undecided' } });
  });
});

describe('a file of deals', () => {
  const words = [...CASH, '--table', 'greedy,easy', '--seed', '3'];

  test('that is resumed equals one that was never interrupted', async () => {
    const [once, twice] = [join(folder(), 'once'), join(folder(), 'twice')];
    const whole = await report(...words, '--games', '24', '--out', once);
    await report(...words, '--games', '8', '--out', twice);
    appendFileSync(twice, '{"block":2,"games":[{"pla'); // interrupted in the middle of a line
    const found = await report(...words, '--games', '24', '--out', twice, '--resume');
    expect(still(found)).toEqual(still(whole));
    const deals = (file: string) =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map(line => ({ ...JSON.parse(line), times: undefined }));
    expect(deals(twice)).toEqual(deals(once));
    expect(await report(...words, '--games', '24', '--out', twice, '--resume')).toEqual(found); // nothing is left to play
  });

  test('may be started with --resume', async () => {
    const file = join(folder(), 'new');
    expect(await report(...words, '--games', '4', '--out', file, '--resume')).toMatchObject({ games: 4 });
    expect(await fails(...words, '--games', '8', '--out', file)).toMatch(/such a file already; --resume goes on/);
  });

  test('of another setting is refused', async () => {
    const file = join(folder(), 'deals');
    await report(...words, '--games', '4', '--out', file);
    const refused = async (...other: string[]) => fails(...words, ...other, '--games', '8', '--out', file, '--resume');
    expect(await refused('--seed', '4')).toBe(`omerta: ${file}: made with other settings: seed is 3 there, 4 here\n`);
    expect(await refused('--iterations', '4')).toMatch(/iterations is not set there, 4 here/);
    expect(await refused('--table', 'easy')).toMatch(/table is \["greedy","easy","easy","easy"\] there/);
    expect(await refused('--talents')).toMatch(/options is \{"players":4\} there, \{"players":4,"talents":true\} here/);
    expect(await refused('--game', 'corleone')).toMatch(/game is "cashnguns" there, "corleone" here/);
  });

  test('with bots that have changed since is refused', async () => {
    const [bot, file] = [
      fileWith('export const decide = (_, { choices }) => choices[0];', 'bot.mjs'),
      join(folder(), 'd'),
    ];
    const table = [...CASH, '--table', `${bot},easy`, '--out', file, '--resume', '--games'];
    await report(...table, '4');
    writeFileSync(bot, 'export const decide = (_, { choices }) => choices.at(-1);');
    expect(await fails(...table, '8')).toMatch(/modules is /);
  });

  test('of another format is refused', async () => {
    expect(await fails(...words, '--resume', '--out', fileWith({ hello: 1 }))).toMatch(/not a file of omerta arena/);
    const file = join(folder(), 'deals');
    await report(...words, '--games', '4', '--out', file);
    appendFileSync(file, '{"block":7}\n');
    expect(await fails(...words, '--games', '8', '--out', file, '--resume')).toMatch(/deals:3: not block 1$/m);
  });
});

describe('stopping', () => {
  const stopAfter = (blocks: number, isInterrupted: boolean) => {
    const file = join(folder(), 'deals');
    const controller = new AbortController();
    let out = '';
    const io: Io = {
      stdin: Readable.from(['']),
      stdout: { write: text => (out += text) },
      stderr: { write: () => undefined },
      env: {},
    };
    const lines = () => readFileSync(file, 'utf8').split('\n').length - 2;
    const watch = setInterval(() => lines() >= blocks && controller.abort(), 1);
    const done = () => clearInterval(watch);
    const options = { game: 'cashnguns', table: 'easy', players: '4', games: '100000', out: file, json: true } as const;
    const code = arena(io, options, { signal: controller.signal, isInterrupted, done });
    return code.then(ended => ({ code: ended, found: JSON.parse(out) as ArenaReport, lines: lines() }));
  };

  test('reports the games so far', async () => {
    const { code, found, lines } = await stopAfter(2, true);
    expect(code).toBe(130);
    expect(found.blocks).toBeGreaterThanOrEqual(2);
    expect(found.blocks).toBe(lines);
    expect(found.games).toBe(4 * lines);
  });

  test('after some minutes is no interruption', async () => {
    expect((await stopAfter(1, false)).code).toBe(0);
    const found = await report(...CASH, '--table', 'easy', '--games', '1000000', '--minutes', '0.02');
    expect(found.games).toBeLessThan(1000000);
  });
});
