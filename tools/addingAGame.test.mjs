// docs/adding-a-game.md is followed: its excerpts are in the files they name, and its commands work.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { serve } from '@omerta/cli/commands/serve.ts';
import { folder, omerta, removeFolders } from '@omerta/cli/testing/terminal.ts';
import { afterAll, expect, test } from 'vitest';
import { root } from './ensure.mjs';

afterAll(removeFolders);

const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map(([, kind, file, text]) => ({
  kind,
  file,
  text,
}));
const excerpts = blocks.filter(({ file }) => file !== '');
const commands = blocks.filter(({ kind }) => kind === '').flatMap(({ text }) => text.trim().split('\n'));

test('the page is short, and every block is an excerpt or commands', () => {
  expect(page.split('\n').length).toBeLessThan(200);
  expect(excerpts.length).toBeGreaterThan(15);
  expect(excerpts.length + blocks.filter(({ kind }) => kind === '').length).toBe(blocks.length);
});

test.each(excerpts)('an excerpt of $file is what the file says', ({ file, text }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(text);
});

test.each(commands)('%s', async command => {
  const [program, ...words] = command.split(' ');
  expect(Object.keys(PROGRAMS)).toContain(program);
  await PROGRAMS[program](words);
});

const PROGRAMS = {
  npm([run, script, rule, ...rest]) {
    expect([run, script]).toEqual(['run', 'rule']);
    const options = rest.filter(word => word !== '--');
    expect(node('tools/rule.mjs', rule, ...options)).toContain('docs/rules/liars-dice.md');
  },
  npx([vitest, ...words]) {
    expect(vitest).toBe('vitest');
    expect(node('node_modules/vitest/vitest.mjs', ...words)).toContain('passed');
  },
  async omerta([name, ...words]) {
    if (name === 'serve') return serves(words);
    const env = { OMERTA_LANG: 'en', XDG_DATA_HOME: folder() };
    const { code, out, err } = await omerta([name, ...words], { env, input: 'q\n' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/liars-dice|Liar’s Dice/);
  },
};

const node = (...words) => execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });

/** Starts, answers, and stops. */
async function serves([option, games]) {
  expect(option).toBe('--games');
  const [asked, stop] = later();
  const [opened, open] = later();
  const stdout = {
    write(text) {
      const [, address] = /on this machine +(\S+)/.exec(text) ?? [];
      if (address !== undefined) open(address);
    },
  };
  const io = { stdin: Readable.from([]), stdout, stderr: { write() {} }, env: { OMERTA_LOG_LEVEL: 'silent' } };
  const running = serve(io, { games, port: '0', host: '127.0.0.1', data: folder() }, asked);
  running.catch(open); // then there is nothing to fetch
  const offered = await (await fetch(`${await opened}api/games`)).json();
  expect(offered.games.map(({ id }) => id)).toEqual(games.split(','));
  stop('SIGTERM');
  expect(await running).toBe(0);
}

/** A promise, and how to resolve it. */
function later() {
  let resolve;
  const promise = new Promise(done => {
    resolve = done;
  });
  return [promise, resolve];
}
