// A PostgreSQL for the long suite: the one DATABASE_URL names, else one started in a temporary folder from what is
// installed, else from Debian's package. Prints its address, and runs until its input ends or it is told to stop. One of
// our own does as it is told, and answers with its address: `crash`, `follow PORT at once`, `follow PORT late`,
// `fail over`.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isMain } from './ensure.mjs';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'psql', 'pg_basebackup'];
const PATIENCE = 30_000; // milliseconds for the server to answer

/**
 * `{ url, stop, tell }`. Throws an error of one line where there is no way to a PostgreSQL.
 * `tell(word)` gives the address to be used from then on.
 */
export async function startPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {}, tell: notOurs };
  const programs = programsFolder() ?? installed();
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'omerta-postgres-'));
  try {
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    return await new Cluster(programs, folder, owner).begin();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const notOurs = async () => {
  throw new Error('DATABASE_URL names a PostgreSQL that is not ours to crash.');
};

/** A server, and a standby that follows it where one is wanted. */
class Cluster {
  #programs;
  #folder;
  #owner;
  #servers = [];
  #count = 0;

  constructor(programs, folder, owner) {
    this.#programs = programs;
    this.#folder = folder;
    this.#owner = owner;
    process.once('exit', () => {
      for (const { child } of this.#servers) child.kill('SIGQUIT');
    });
  }

  async begin() {
    const data = this.#newData();
    this.#run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
    const { url } = await this.#serve(data, await freePort());
    return { url, stop: () => this.#stop(), tell: word => this.#tell(word) };
  }

  async #tell(word) {
    const follow = /^follow (\d+) (at once|late)$/.exec(word);
    if (word === 'crash') return this.#crash();
    if (word === 'fail over') return this.#failOver();
    if (follow !== null) return this.#follow(Number(follow[1]), follow[2]);
    throw new Error(`Unknown command ${JSON.stringify(word)}.`);
  }

  /** All sessions end in the middle of what they do; what was written is recovered. */
  async #crash() {
    const { child, ended, data, port } = this.#servers.shift();
    child.kill('SIGQUIT'); // as pg_ctl stop -m immediate
    await ended;
    return (await this.#serve(data, port)).url;
  }

  /** A second server writes all that the first one does: before a commit is told, or when it comes to it. */
  async #follow(line, when) {
    const [first] = this.#servers;
    const data = this.#newData();
    const from = ['-h', '127.0.0.1', '-p', `${line}`, '-U', 'postgres'];
    this.#run('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast']);
    const second = await this.#serve(data, await freePort(), 'last');
    const [names, state] = when === 'late' ? ["''", 'async'] : ["'*'", 'sync'];
    this.#sql(first, `alter system set synchronous_standby_names = ${names}`);
    this.#sql(first, 'select pg_reload_conf()');
    await until(() => this.#sql(first, 'select sync_state from pg_stat_replication') === state, 'no standby follows');
    return second.url;
  }

  /** The first server is gone for good; the second is what counts. */
  async #failOver() {
    const [first, second] = this.#servers;
    if (second === undefined) throw new Error('There is no standby.');
    this.#servers.shift();
    first.child.kill('SIGKILL');
    await first.ended;
    this.#sql(second, 'select pg_promote()');
    rmSync(first.data, { recursive: true, force: true, maxRetries: 10 });
    return second.url;
  }

  async #serve(data, port, place = 'first') {
    const settings = ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', this.#folder];
    const child = spawn(join(this.#programs, 'postgres'), settings, {
      ...this.#owner,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    const ended = new Promise(resolve => child.once('close', resolve));
    const server = { child, ended, data, port, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
    if (place === 'first') this.#servers.unshift(server);
    else this.#servers.push(server);
    if (await answers(port, ended)) return server;
    await this.#stop();
    throw new Error(`PostgreSQL did not answer within ${PATIENCE / 1000} seconds.`);
  }

  async #stop() {
    for (const { child, ended } of this.#servers.splice(0)) {
      child.kill('SIGINT'); // ends its sessions, then itself
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #sql({ port }, statement) {
    return this.#run('psql', ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'postgres', '-Atc', statement]).trim();
  }

  #run(program, words) {
    return run(join(this.#programs, program), words, this.#owner);
  }

  #newData() {
    this.#count++;
    return join(this.#folder, `data-${this.#count}`);
  }
}

async function until(isSo, otherwise) {
  for (const end = Date.now() + PATIENCE; !isSo(); await pause(50)) {
    if (Date.now() > end) throw new Error(`After ${PATIENCE / 1000} seconds ${otherwise}.`);
  }
}

/** The folder with all that we start, the newest if there are several. */
function programsFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN, version, 'bin')),
  ];
  return folders.find(folder => PROGRAMS.every(name => existsSync(join(folder, name))));
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
  if (folder === undefined) throw new Error('The package postgresql was installed, but not all that belongs to it.');
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
  let stop = async () => {};
  const leave = code => stop().then(() => process.exit(code));
  try {
    const postgres = await startPostgres();
    stop = postgres.stop;
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave(0));
    console.log(postgres.url);
    for await (const word of createInterface(process.stdin)) console.log(await postgres.tell(word));
    await leave(0); // the process that started us has gone
  } catch (error) {
    console.error(error.message);
    await leave(1);
  }
}
