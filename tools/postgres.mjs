// A PostgreSQL for the long suite: the one DATABASE_URL names, else one started in a temporary folder from what is
// installed, else from Debian's package. Prints its address, and runs until its input ends or it is told to stop.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMain } from './ensure.mjs';

const DEBIAN = '/usr/lib/postgresql';
const PATIENCE = 30_000; // milliseconds for the server to answer

/** `{ url, stop }`. Throws an error of one line where there is no way to a PostgreSQL. */
export async function startPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const programs = programsFolder() ?? installed();
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'omerta-postgres-'));
  try {
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, 'data');
    run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], owner);
    return await served(join(programs, 'postgres'), data, folder, owner);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function served(program, data, folder, owner) {
  const port = await freePort();
  const settings = ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const server = spawn(program, settings, { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = new Promise(resolve => server.once('close', resolve));
  const stop = async () => {
    server.kill('SIGINT'); // ends its sessions, then itself
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGQUIT'));
  if (await answers(port, ended)) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  await stop();
  throw new Error(`PostgreSQL did not answer within ${PATIENCE / 1000} seconds.`);
}

/** The folder with initdb and postgres, the newest if there are several. */
function programsFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN, version, 'bin')),
  ];
  return folders.find(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name))));
}

function installed() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error('No PostgreSQL here: install it, or name one in DATABASE_URL.');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update'], { env });
  run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env });
  const folder = programsFolder();
  if (folder === undefined) throw new Error('The package postgresql was installed, but brought no initdb.');
  return folder;
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return {};
  const id = flag => Number(run('id', [flag, 'postgres'], {}).trim());
  return { uid: id('-u'), gid: id('-g') };
}

function run(program, words, options) {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd: tmpdir(), ...options, encoding: 'utf8' });
  if (status === 0) return stdout;
  const lastWords = `${stderr ?? ''}`.trim().split('\n').at(-1);
  throw new Error(`${program} failed: ${error?.message ?? lastWords}`);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The port opens a moment before PostgreSQL takes sessions; a start-up packet it answers with R (or E) tells. */
async function answers(port, ended) {
  let alive = true;
  ended.then(() => {
    alive = false;
  });
  for (const end = Date.now() + PATIENCE; alive && Date.now() < end; await pause(50)) {
    if ((await greeting(port)) === 'R') return true;
  }
  return false;
}

function greeting(port) {
  const words = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const start = Buffer.alloc(8);
  start.writeInt32BE(8 + words.length, 0);
  start.writeInt32BE(196_608, 4); // version 3.0 of the protocol
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([start, words])));
    socket.once('data', bytes => {
      socket.destroy();
      resolve(String.fromCharCode(bytes[0]));
    });
    socket.once('error', () => resolve(undefined)).once('close', () => resolve(undefined));
  });
}

if (isMain(import.meta.url)) {
  try {
    const { url, stop } = await startPostgres();
    console.log(url);
    const leave = () => stop().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
    process.stdin.once('end', leave).resume(); // whoever started us has gone
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
