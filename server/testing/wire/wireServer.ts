// A whole server with a running table of each game, in this process: everything real but the disk.

import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { USUAL_GAME_IDS } from '@omerta/games';
import { listSeats, pick, randomFrom } from '@omerta/kernel';
import type { ConfigArguments } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { openSockets } from '../../src/socket/openSockets.ts';
import { playersFor } from '../games.ts';
import type { Table } from '../memory/disk.ts';
import { Disk } from '../memoryStore.ts';
import { choicesOf, newCommand } from '../play/testNode.ts';
import { type Browser, entropy, openTestServer } from '../testServer.ts';

export interface WireServer {
  readonly server: Server;
  readonly tables: readonly WireTable[];
  /** Faults that were logged. */
  readonly faults: readonly string[];
  /** Of everything stored, and of the games in memory. */
  hash(): string;
  close(): Promise<void>;
}

export interface WireTable {
  readonly live: LiveMatch;
  readonly players: readonly Browser[]; // by seat
}

/** A clock so fast that no rate limit is reached: messages shall be read, not refused unread. */
function fastClock() {
  let now = Date.now();
  const hour = 3_600_000;
  const later = () => (now += hour);
  return { now: later, passed: later, after: () => () => {} };
}

export async function openWireServer(words: ConfigArguments = {}): Promise<WireServer> {
  const disk = new Disk();
  const faults: string[] = [];
  const log = createLog('error', { write: (line: string) => void faults.push(line) });
  const server = await openTestServer({ socketsPerPerson: '100000', ...words }, { log }, disk);
  await server.app.ready();
  const sockets = openSockets(server, fastClock());
  const tables: WireTable[] = [];
  for (const game of USUAL_GAME_IDS) {
    const people = playersFor(game, 3);
    const players = await Promise.all(Array.from({ length: people }, (_, at) => server.guest(`Guest ${at}`)));
    const match = await begun(players, game);
    const live = (await server.parts.matches.open(match))!;
    await playSome(live);
    tables.push({ live, players });
  }
  return {
    server: server.app.server,
    tables,
    faults,
    hash: () => hashOf([everythingOn(disk), tables.map(({ live }) => [live.state, live.drafts.all()])]),
    async close() {
      await sockets.close();
      await server.close();
    },
  };
}

async function begun([host, ...others]: readonly Browser[], game: string): Promise<string> {
  const options = { players: others.length + 1 };
  const { match } = (await host!.post('/api/matches', { game, visibility: 'public', options })).body;
  for (const guest of others) await guest.post(`/api/matches/${match}/sit`, {});
  for (const guest of [host!, ...others]) await guest.put(`/api/matches/${match}/ready`, { entropy: entropy() });
  const { status, text } = await host!.post(`/api/matches/${match}/start`);
  if (status !== 200) throw new Error(`The game did not start: ${text}`);
  return match;
}

const SOME = 12;

async function playSome(live: LiveMatch): Promise<void> {
  const random = randomFrom(1);
  for (let step = 0; step < SOME; step += 1) {
    const { rules, state, decisions } = live.state.progress!;
    const seat = listSeats(rules.waitingFor(state))[0]!;
    const { person } = live.match.seats[seat]!;
    const text = pick(random, choicesOf(live, seat));
    const given = { kind: 'choice', decision: decisions[seat]!, command: newCommand(), text } as const;
    await live.submit({ ...given, from: { person: person! } }, answer => {
      if (!answer.ok) throw new Error(`${text} is refused: ${answer.code}`);
    });
  }
}

/** Every row of every table. */
export function everythingOn(disk: Disk): unknown {
  const all = <T>(table: Table<T>) => table.where(() => true);
  return [
    [disk.people, disk.sessions, disk.tokens, disk.matches, disk.snapshots].map(table => all<unknown>(table)),
    [disk.packs, disk.subscriptions, disk.secrets, disk.mutes].map(table => all<unknown>(table)),
    [...disk.rows].map(([match, rows]) => [match, all(rows)]),
    [...disk.deadlines],
    [...disk.chat],
  ];
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
