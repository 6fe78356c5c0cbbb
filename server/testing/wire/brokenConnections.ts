// Connections over the loopback with broken handshakes, requests or frames.
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Random } from '@omerta/kernel';
import { randomFor } from '@omerta/testing';
import { waiting } from '../play/playOn.ts';
import { choicesOf, newCommand } from '../play/testNode.ts';
import { BROKEN_FRAMES, ODD_FRAMES } from './brokenFrames.ts';
import { BROKEN_OPENINGS, isElsewhere, isHandshake, TWO_IN_ONE } from './brokenOpenings.ts';
import { connectOverLoopback, connectWithin, type RawConnection } from './rawConnection.ts';
import { SocketConnection } from './socketConnection.ts';
import type { WireServer, WireTable } from './wireServer.ts';

/** Breaks one connection after another; at every table another page watches and must not notice. */
export class ConnectionFuzzer {
  readonly #wire: WireServer;
  readonly #watchers: readonly SocketConnection[]; // by table

  static async at(wire: WireServer): Promise<ConnectionFuzzer> {
    const watchers = wire.tables.map(async ({ live, players }) => {
      const seat = (waiting(live)[0]! + 1) % players.length;
      return pageAt(connectWithin(wire.server), { live, players }, seat);
    });
    return new ConnectionFuzzer(wire, await Promise.all(watchers));
  }

  private constructor(wire: WireServer, watchers: readonly SocketConnection[]) {
    this.#wire = wire;
    this.#watchers = watchers;
  }

  /** What was wrong with the server's reaction to one connection, or undefined. */
  async send(seed: number): Promise<string | undefined> {
    const random = randomFor('lines', seed);
    const connection = await connectOverLoopback(this.#wire.server, seed);
    try {
      return below(random, 2) === 0
        ? await this.#sendBrokenFrames(connection, random)
        : await sendBrokenOpening(connection, random);
    } finally {
      connection.reset();
    }
  }

  close(): void {
    for (const page of this.#watchers) page.close();
  }

  async #sendBrokenFrames(connection: RawConnection, random: Random): Promise<string | undefined> {
    const at = below(random, this.#wire.tables.length);
    const table = this.#wire.tables[at]!;
    const page = await pageAt(connection, table, waiting(table.live)[0]!);
    const { names, bytes, mayWait } = framesFor(random, commandAt(table));
    const answered = page.answersTo(bytes, table.live.match.id);
    const reaction = await Promise.race([answered, pause(mayWait ? A_WHILE : LONGEST, undefined, { ref: false })]);
    if (reaction === undefined && !mayWait) return `${names}: neither refused nor cut off`;
    const wrong = reaction?.answers.find(answer => answer.includes('"ok":true') || answer.includes('"busy"'));
    return wrong === undefined ? this.#noticedAt(at, names) : `${names}: answered ${wrong.slice(0, 200)}`;
  }

  /** Waits until the table has handled everything the broken connection sent. */
  async #noticedAt(at: number, names: string): Promise<string | undefined> {
    const page = this.#watchers[at]!;
    const { isCut } = await page.answersTo(Buffer.alloc(0), this.#wire.tables[at]!.live.match.id);
    const news = page.unasked.splice(0).find(text => /^42\["(frame|chat)"/.test(text));
    if (isCut) return `${names}: another page was cut off`;
    return news === undefined ? undefined : `${names}: another page was sent ${news.slice(0, 200)}`;
  }
}

const A_WHILE = 50;
const LONGEST = 10_000;

async function pageAt(
  connection: RawConnection,
  { live, players }: WireTable,
  seat: number,
): Promise<SocketConnection> {
  const page = await SocketConnection.open(connection, players[seat]!.cookie);
  await page.ask('watch', { match: live.match.id });
  page.unasked.length = 0;
  return page;
}

/** A packet with a legal command. */
export function commandAt({ live }: WireTable): Buffer {
  const seat = waiting(live)[0]!;
  const decision = live.state.progress!.decisions[seat]!;
  const message = { match: live.match.id, decision, command: newCommand(), text: choicesOf(live, seat)[0]! };
  return Buffer.from(`427${JSON.stringify(['command', message])}`);
}

function framesFor(random: Random, command: Buffer) {
  const frames = Array.from({ length: 1 + below(random, 4) }, () => {
    const isOdd = below(random, 2) === 0;
    const name = pick(random, Object.keys(isOdd ? ODD_FRAMES : BROKEN_FRAMES));
    return { name, isOdd, bytes: isOdd ? ODD_FRAMES[name]!(random) : BROKEN_FRAMES[name]!(random, command) };
  });
  return {
    names: `frames ${frames.map(({ name }) => name).join(', ')}`,
    bytes: Buffer.concat(frames.map(({ bytes }) => bytes)),
    mayWait: frames.some(({ isOdd }) => isOdd),
  };
}

/** Every answer is a refusal. */
async function sendBrokenOpening(connection: RawConnection, random: Random): Promise<string | undefined> {
  const how = pick(random, Object.keys(BROKEN_OPENINGS));
  const bytes = BROKEN_OPENINGS[how]!(random);
  connection.write(bytes);
  connection.end();
  const [mayWait, mayBeAccepted] = [isElsewhere(bytes), isHandshake(bytes)];
  const reaction = await Promise.race([
    statusesOn(connection, mayBeAccepted ? 1 : Infinity),
    pause(mayWait ? A_WHILE : LONGEST, undefined, { ref: false }),
  ]);
  const isAccepted = mayBeAccepted && reaction?.[0] === '101';
  const isFine = reaction === undefined ? mayWait : isAccepted || isRefused(how, reaction);
  return isFine
    ? undefined
    : `${how}: ${JSON.stringify(bytes.toString('latin1').slice(0, 300))} was answered ${reaction?.join() ?? 'never'}`;
}

/** The status of every answer until there are enough, or the connection ends. */
async function statusesOn(connection: RawConnection, enough: number): Promise<string[]> {
  let statuses: string[] = [];
  await connection.until(bytes => {
    statuses = Array.from(bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => status!);
    return statuses.length < enough ? undefined : { value: undefined, length: bytes.length };
  });
  return statuses;
}

function isRefused(how: string, statuses: readonly string[]): boolean {
  const [first, ...others] = statuses;
  const isRight = how === TWO_IN_ONE && first === '200';
  const isRefusedLater = first === '101'; // Socket.IO refuses some requests only after the handshake
  const refusals = (isRight || isRefusedLater) && others.length > 0 ? others : statuses;
  return refusals.every(status => /^4\d\d$/.test(status));
}
