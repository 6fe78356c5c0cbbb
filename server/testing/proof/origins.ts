import { mkdtempSync, rmSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Failure,
  type Planted,
  randomFor,
  type Suite,
  type TrialReport,
  type TrialRequest,
} from '@omerta/testing';
import { distortedOrigin, FOREIGN_ORIGINS, HOST } from '../origins.ts';
import { type BuiltServer, builtServer, type Patch, patchedServer } from '../process/builtServer.ts';
import { ownAddress } from '../process/playGames.ts';
import { freePort, ServerProcess } from '../process/serverProcess.ts';
import { realBrowser } from '../realBrowser.ts';

export const origins: Suite = {
  id: 'S11',
  promise: 'hidden',
  shows:
    "Pages of other origins, in many spellings and with a visitor's cookie, or with a name of their own for our address: no socket is opened, nothing is done",
  unit: 'origins',
  trials: { long: 2_000, night: 20_000 },
  share: 2_000,
  run: request => ask(builtServer, request),
  planted: [
    planted('an origin that ends like our own is accepted', {
      file: /\/http\/origins\.ts$/,
      from: 'url.host === host.toLowerCase()',
      to: 'url.host.endsWith(host.toLowerCase())',
    }),
    planted('an origin is compared after it was normalised', {
      file: /\/http\/origins\.ts$/,
      from: 'url.origin !== origin ||',
      to: '',
    }),
    planted('any name that ends like an allowed one is answered', {
      file: /\/http\/hostNames\.ts$/,
      from: 'configured.has(name)',
      to: '[...configured].some(each => name.endsWith(each))',
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return { name, most: 200, run: request => ask(() => patchedServer(patch), request) };
}

async function ask(build: () => Promise<BuiltServer>, { first, count, until }: TrialRequest): Promise<TrialReport> {
  const built = await build();
  const data = mkdtempSync(join(tmpdir(), 'omerta-origins-'));
  const port = await freePort();
  const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
  words.push('--allowed-hosts', HOST.split(':')[0]!);
  const server = new ServerProcess(built.program, words);
  try {
    await server.opened();
    const guest = realBrowser(`http://127.0.0.1:${port}/`);
    await guest.post('/api/guests', { name: 'Vito' });
    const failures: Failure[] = [];
    let seed = first;
    for (; seed < first + count && failures.length === 0 && !until(); seed += 1) {
      if (seed % CONTROL === 0) await mustBeAccepted(port, guest.cookie!);
      const what =
        (await acceptedFrom(port, guest.cookie!, HOST, originOf(seed))) ?? (await reboundTo(port, guest.cookie!, seed));
      if (what !== undefined) failures.push({ seed, what });
    }
    return { trials: seed - first, failures };
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
    built.remove();
  }
}

const CONTROL = 100; // every so many our own page must be accepted, or the refusals prove nothing

function originOf(seed: number): string | undefined {
  return seed < FOREIGN.length ? FOREIGN[seed] : distortedOrigin(randomFor('origins', seed));
}

/** Without those that are our own once a header is trimmed. */
const FOREIGN = FOREIGN_ORIGINS.filter(origin => origin?.trim() !== `http://${HOST}`);

/** What was accepted from a page of that origin, or undefined. */
async function acceptedFrom(
  port: number,
  cookie: string,
  host: string,
  origin: string | undefined,
): Promise<string | undefined> {
  const [socket, post] = await socketAndPost(port, cookie, host, origin);
  return socket === REFUSED_SOCKET && post === 403
    ? undefined
    : `${JSON.stringify(origin)} at ${host}: socket ${socket}, post ${post}`;
}

/** What was accepted from a page whose own name leads to our address, or undefined. */
function reboundTo(port: number, cookie: string, seed: number): Promise<string | undefined> {
  const host = REBOUND[seed % REBOUND.length]!;
  return acceptedFrom(port, cookie, host, `http://${host}`);
}

const REBOUND = [
  'evil.example:3000',
  `evil${HOST}`,
  `sub.${HOST}`,
  HOST.replace(':', '.evil.example:'),
  '127.0.0.1.evil.example:3000',
  'localhost.evil.example:3000',
  'evil.local.example:3000',
];

const REFUSED_SOCKET = 400; // socket.io's answer to a refused handshake

async function mustBeAccepted(port: number, cookie: string): Promise<void> {
  const answers = await socketAndPost(port, cookie, HOST, `http://${HOST}`);
  if (answers.join() !== '101,200') throw new Error(`Our own page was answered ${answers}`);
}

async function socketAndPost(
  port: number,
  cookie: string,
  host: string,
  origin: string | undefined,
): Promise<[number, number]> {
  const headers = {
    host,
    cookie,
    ...ownAddress(),
    ...(origin === undefined ? {} : { origin: asHeader(origin) }),
  };
  return [await opened(port, headers), await posted(port, headers)];
}

/** A header is bytes; Node accepts only characters of one byte. */
const asHeader = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

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
    const sent = request({ host: '127.0.0.1', port, method, path, headers });
    sent.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    sent.once('response', response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end();
  });
}
