// The command as people get it, in one file with its threads beside it: server and arena play games to their end.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.mjs';
import { root } from './ensure.mjs';

let built;
let data;
let server;
let address;
let log = '';

beforeAll(async () => {
  const dist = join(root, 'cli', 'dist');
  mkdirSync(dist, { recursive: true });
  built = mkdtempSync(join(dist, 'testing-')); // where the bundle finds what it does not hold
  data = mkdtempSync(join(tmpdir(), 'omerta-bundled-'));
  await bundle(join(built, 'omerta.mjs'));
  const words = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data];
  server = spawn(process.execPath, [join(built, 'omerta.mjs'), ...words], {
    env: { ...process.env, OMERTA_LOG_LEVEL: 'info', DATABASE_URL: '' },
  });
  address = await new Promise((resolve, reject) => {
    let out = '';
    server.stderr.on('data', text => {
      log += text;
    });
    server.stdout.on('data', text => {
      out += text;
      const found = /on this machine {2}(\S+)\//.exec(out)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', code => reject(new Error(`The server ended with ${code}: ${log}`)));
  });
});

afterAll(async () => {
  const ended = new Promise(resolve => server.on('exit', resolve));
  server.kill();
  await ended;
  rmSync(built, { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
});

test('bots think in their threads, and the game comes to its end', async () => {
  const { cookie } = await ask('POST', '/api/guests', { name: 'Ada' });
  const { body: table } = await ask(
    'POST',
    '/api/matches',
    { game: 'cashnguns', options: { players: 4 }, settings: { pace: 'instant' } },
    cookie,
  );
  const at = `/api/matches/${table.match}`;
  for (const seat of [1, 2, 3]) await ask('PUT', `${at}/seats/${seat}/bot`, { level: 'sharp' }, cookie);
  await ask('PUT', `${at}/ready`, { entropy: randomBytes(16).toString('hex') }, cookie);
  await ask('POST', `${at}/start`, undefined, cookie);
  await ask('POST', `${at}/leave`, undefined, cookie); // a bot plays for me
  let stage = 'playing';
  while (stage === 'playing') {
    await sleep(100);
    stage = (await ask('GET', at, undefined, cookie)).body.stage;
  }
  expect(stage).toBe('over');
  const faults = log.split('\n').filter(line => line.includes('"level":50'));
  expect(faults).toEqual([]); // a bot that fails is answered for by the rules, and reported
});

test('the arena plays in its threads, and finds the same in one as in two', async () => {
  const words = ['arena', '--game', 'cashnguns', '--table', 'greedy,easy', '--players', '4', '--games', '12', '--json'];
  const found = async workers => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(built, 'omerta.mjs'),
      ...[...words, '--workers', workers],
    ]);
    const report = JSON.parse(stdout);
    return report.seats.map(({ bot, wins, meanScore, rating }) => ({ bot, wins, meanScore, rating }));
  };
  const one = await found('1');
  expect(one).toHaveLength(4);
  expect(await found('2')).toEqual(one);
});

async function ask(method, path, body, cookie) {
  const response = await fetch(address + path, {
    method,
    headers: {
      origin: address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const [set] = response.headers.getSetCookie();
  return { body: await response.json(), cookie: set?.split(';')[0] };
}
