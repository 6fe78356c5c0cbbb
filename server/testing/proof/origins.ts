import { mkdtempSync, rmSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, type Failure, type Found, type Planted, randomFor, type Suite } from '@omerta/testing';
import { distortedOrigin, FOREIGN_ORIGINS, HOST } from '../origins.ts';
import { type BuiltServer, builtServer, type Patch, patchedServer } from '../process/builtServer.ts';
import { ownAddress } from '../process/playGames.ts';
import { freePort, ServerProcess } from '../process/serverProcess.ts';
import { realBrowser } from '../realBrowser.ts';

export const origins: Suite = {
  id: 'S11',
  promise: 'hidden',
  shows: "Pages of other origins, in many spellings and with a visitor's cookie: no socket is opened, nothing is done",
  unit: 'origins',
  trials: { long: 2_000, night: 20_000 },
  share: 2_000,
  run: asked => ask(builtServer, asked),
  planted: [
    planted('an origin that ends like our own is let in', {
      file: /\/http\/origins\.ts$/,
      from: 'url.host === host.toLowerCase()',
      to: 'url.host.endsWith(host.toLowerCase())',
    }),
    planted('an origin is not looked at as it is written', {
      file: /\/http\/origins\.ts$/,
      from: 'url.origin !== origin ||',
      to: '',
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return { name, most: 200, run: asked => ask(() => patchedServer(patch), asked) };
}

async function ask(build: () => Promise<BuiltServer>, { first, count, until }: Asked): Promise<Found> {
  const built = await build();
  const data = mkdtempSync(join(tmpdir(), 'omerta-origins-'));
  const port = await freePort();
  const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
  const server = new ServerProcess(built.program, words);
  try {
    await server.opened();
    const guest = realBrowser(`http://127.0.0.1:${port}/`);
    await guest.post('/api/guests', { name: 'Vito' });
    const failures: Failure[] = [];
    let seed = first;
    for (; seed < first + count && failures.length === 0 && !until(); seed += 1) {
      if (seed % CONTROL === 0) await mustBeLetIn(port, guest.cookie!);
      const what = await letIn(port, guest.cookie!, originOf(seed));
      if (what !== undefined) failures.push({ seed, what });
    }
    return { trials: seed - first, failures };
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
    built.remove();
  }
}

const CONTROL = 100; // every so many our own page must get in, or the others prove nothing

function originOf(seed: number): string | undefined {
  return seed < WIRE.length ? WIRE[seed] : distortedOrigin(randomFor('origins', seed));
}

/** Spaces at the ends are no part of a header: on the line these are our own. */
const WIRE = FOREIGN_ORIGINS.filter(origin => origin?.trim() !== `http://${HOST}`);

/** What a page of that origin was given, or undefined. */
async function letIn(port: number, cookie: string, origin: string | undefined): Promise<string | undefined> {
  const [socket, post] = await bothDoors(port, cookie, origin);
  return socket === REFUSED_SOCKET && post === 403
    ? undefined
    : `${JSON.stringify(origin)}: socket ${socket}, post ${post}`;
}

const REFUSED_SOCKET = 400; // what socket.io says to whoever it may not let in

async function mustBeLetIn(port: number, cookie: string): Promise<void> {
  const answers = await bothDoors(port, cookie, `http://${HOST}`);
  if (answers.join() !== '101,200') throw new Error(`Our own page was answered ${answers}`);
}

async function bothDoors(port: number, cookie: string, origin: string | undefined): Promise<[number, number]> {
  const headers = {
    host: HOST,
    cookie,
    ...ownAddress(),
    ...(origin === undefined ? {} : { origin: onTheLine(origin) }),
  };
  return [await opened(port, headers), await posted(port, headers)];
}

/** A header is bytes; Node takes only letters of one byte. */
const onTheLine = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

function opened(port: number, headers: OutgoingHttpHeaders): Promise<number> {
  const wanted = {
    ...headers,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  return status(port, 'GET', '/socket.io/?EIO=4&transport=websocket', wanted);
}

function posted(port: number, headers: OutgoingHttpHeaders): Promise<number> {
  return status(port, 'POST', '/api/me/tickets', headers);
}

function status(port: number, method: string, path: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers });
    asked.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.once('response', response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end();
  });
}
