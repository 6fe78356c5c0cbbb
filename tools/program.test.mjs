// What the image holds: a server runs from it alone, and nothing else is in it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.mjs';
import { copyProgram } from './program.mjs';

let work;
let program;
let built;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'omerta-program-')); // far from our node_modules
  program = join(work, 'program');
  built = { command: join(work, 'command'), client: join(work, 'client') };
  mkdirSync(built.command);
  await bundle(join(built.command, 'omerta.mjs'));
  mkdirSync(built.client);
  writeFileSync(join(built.client, 'index.html'), '<!doctype html><base href="/"><title>Omertà</title>');
  copyProgram(program, built);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

test('it holds the command, the client and the packages outside the bundle', () => {
  expect(readdirSync(program).sort()).toEqual(['LICENSE', 'cli', 'node_modules', 'web']);
  expect(readdirSync(join(program, 'node_modules')).sort()).toEqual(['@libsql', '@neon-rs', 'libsql']);
});

test('a server runs from it, stores in its data folder and serves the client', async () => {
  const words = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', join(work, 'data')];
  const server = spawn(process.execPath, [join(program, 'cli', 'dist', 'omerta.mjs'), ...words], {
    cwd: program,
    env: { ...process.env, NODE_ENV: 'production', OMERTA_LOG_LEVEL: 'silent', DATABASE_URL: '' },
  });
  const ended = new Promise(resolve => server.on('exit', resolve));
  try {
    const address = await new Promise((resolve, reject) => {
      let said = '';
      const listen = text => {
        said += text;
        const found = /on this machine {2}(\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.on('exit', code => reject(new Error(`It ended with ${code}: ${said}`)));
    });
    expect(await (await fetch(`${address}ready`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toContain('Omertà');
  } finally {
    server.kill();
    await ended;
  }
  expect(readdirSync(join(work, 'data'))).toContain('omerta.db');
});

test('a folder that exists, and a client that is not built, are refused', () => {
  expect(() => copyProgram(program, built)).toThrow('exists already');
  expect(() => copyProgram(join(work, 'other'), { ...built, client: join(work, 'none') })).toThrow('npm run build');
});
