// Malformed messages and bodies, one after another, to the real server. Each is refused and changes nothing.
import { below, pick, type Random } from '@omerta/kernel';
import { randomFor } from '@omerta/testing';
import { waiting } from '../play/playOn.ts';
import { type RawAnswer, readAnswer, requestBytes } from './http.ts';
import { aMutation, CORRUPTED } from './mutations.ts';
import { connectWithin, type RawConnection } from './rawConnection.ts';
import { messagesOf, type RecordedMessage, type RecordedRequest, requestsOf } from './recorded.ts';
import { SocketConnection } from './socketConnection.ts';
import { textFrame } from './webSocket.ts';
import { isMessage, mayBeBody } from './wellFormed.ts';
import type { WireServer, WireTable } from './wireServer.ts';

/** Sends malformed messages as a player of one of the tables. */
export class MessageFuzzer {
  readonly #wire: WireServer;
  readonly #messages: readonly (readonly RecordedMessage[])[];
  readonly #requests: readonly (readonly RecordedRequest[])[];
  readonly #pages: (SocketConnection | undefined)[] = [];
  #http: RawConnection | undefined;

  constructor(wire: WireServer) {
    this.#wire = wire;
    this.#messages = wire.tables.map(table => messagesOf(table));
    this.#requests = wire.tables.map(requestsOf);
  }

  /** Sends one; returns what was wrong with the reaction, or undefined. */
  send(seed: number): Promise<string | undefined> {
    const random = randomFor('malformed', seed);
    const at = below(random, this.#wire.tables.length);
    return below(random, 2) === 0 ? this.#sendRequest(random, at) : this.#sendMessage(random, at);
  }

  /** What was wrong with late reactions, or undefined. */
  async late(): Promise<string | undefined> {
    for (const [at, page] of this.#pages.entries()) {
      if (page === undefined || page.connection.isEnded) continue;
      const { answers } = await page.answersTo(Buffer.alloc(0), this.#wire.tables[at]!.live.match.id);
      const wrong = wrongIn(answers, page);
      if (wrong !== undefined) return `a page was sent later ${wrong.slice(0, 200)}`;
    }
    return undefined;
  }

  close(): void {
    for (const page of this.#pages) page?.close();
    this.#http?.close();
  }

  async #sendMessage(random: Random, at: number): Promise<string | undefined> {
    const { packet, how } = malformedPacket(random, this.#messages[at]!);
    const page = await this.#page(at);
    const { id } = this.#wire.tables[at]!.live.match;
    const { answers, isCut } = await page.answersTo(textFrame(packet), id, refusalOf(packet));
    if (isCut) this.#pages[at] = undefined;
    if (packet.length > LONGEST_MESSAGE && !isCut) return `${how}: ${packet.length} bytes were read`;
    const wrong = wrongIn(answers, page);
    return wrong === undefined ? undefined : `${how}: ${shown(packet)} was answered ${wrong.slice(0, 200)}`;
  }

  async #sendRequest(random: Random, at: number): Promise<string | undefined> {
    const { request, body, how } = malformedRequest(random, this.#requests[at]!);
    const { method, path } = request;
    const bytes = requestBytes({ method, path, cookie: cookieOf(this.#wire.tables[at]!), body });
    const answer = (await this.#answerTo(bytes)) ?? (await this.#answerTo(bytes)); // the connection may have ended just before
    if (body.length > request.longest && !TOO_LARGE.has(answer?.status))
      return `${how}: ${path} read ${body.length} bytes`;
    const isRefused = answer !== undefined && answer.status >= 400 && answer.status < 500;
    return isRefused
      ? undefined
      : `${how}: ${method} ${path} ${shown(body)} was answered ${JSON.stringify(answer).slice(0, 200)}`;
  }

  async #answerTo(bytes: Buffer): Promise<RawAnswer | undefined> {
    const connection = this.#http?.isEnded === false ? this.#http : connectWithin(this.#wire.server);
    this.#http = connection;
    connection.write(bytes);
    const answer = await readAnswer(connection);
    if (answer?.isLast !== false) connection.close();
    return answer;
  }

  async #page(at: number): Promise<SocketConnection> {
    const known = this.#pages[at];
    if (known !== undefined && !known.connection.isEnded) return known;
    const table = this.#wire.tables[at]!;
    const page = await SocketConnection.open(connectWithin(this.#wire.server), cookieOf(table));
    await page.ask('watch', { match: table.live.match.id });
    page.unasked.length = 0;
    this.#pages[at] = page;
    return page;
  }
}

const LONGEST_MESSAGE = 4_096;
const TOO_LARGE = new Set<number | undefined>([413, 404]); // an unknown path reads no body

/** Of the player who is asked. */
function cookieOf({ live, players }: WireTable): string {
  return players[waiting(live)[0]!]!.cookie!;
}

/** Refused as unreadable; or a packet of the protocol below. */
const HARMLESS = /^(43\d*\[\{"ok":false,"code":"unreadable"\}\]|3.*|44.*|41.*|40.*|6)$/s;

/** The expected refusal, where the packet has an id to answer to. */
function refusalOf(packet: Buffer): string | undefined {
  const id = /^42(\d{1,4})\[/.exec(packet.toString('latin1', 0, 8))?.[1];
  return id === undefined ? undefined : `43${id}[{"ok":false,"code":"unreadable"}]`;
}

function wrongIn(answers: readonly string[], { unasked }: SocketConnection): string | undefined {
  return answers.find(answer => !HARMLESS.test(answer)) ?? unasked.find(isNews);
}

/** News of the game. Messages about who is present are ignored. */
const isNews = (text: string): boolean => /^42\["(frame|chat)"/.test(text);

function malformedPacket(random: Random, messages: readonly RecordedMessage[]): { packet: Buffer; how: string } {
  for (;;) {
    const { kind, text } = pick(random, messages);
    const [how, mutation] = aMutation(random);
    const inside = below(random, 6) > 0;
    const [head, tail] = [`42${below(random, 1000)}["${kind}",`, ']'];
    const packet = inside
      ? Buffer.concat([Buffer.from(head), mutation(random, text, messages), Buffer.from(tail)])
      : around(random, head, text, tail);
    if (!isMessage(packet)) return { packet, how };
  }
}

/** Wrong outside of the message itself: its kind, the number of messages, the type of the packet. */
function around(random: Random, head: string, text: string, tail: string): Buffer {
  const whole = `${head}${text}${tail}`;
  switch (below(random, 6)) {
    case 0:
      return Buffer.from(`42["${pick(random, NO_KINDS)}",${text}]`);
    case 1:
      return Buffer.from(`${head}${text},${text}${tail}`);
    case 2:
      return Buffer.from(`${pick(random, PACKETS)}${whole.slice(2)}`);
    case 3:
      return Buffer.from(`${pick(random, PACKETS)}`);
    case 4:
      return CORRUPTED['bits flipped'](random, whole);
    default:
      return CORRUPTED['cut off'](random, whole);
  }
}

const NO_KINDS = [
  '',
  'Watch',
  'disconnect',
  'connect',
  'connect_error',
  '__proto__',
  'constructor',
  'newListener',
  '*',
];
const PACKETS = [
  ...[
    '',
    '0',
    '1',
    '4',
    '5',
    '6',
    '7',
    '9',
    '40',
    '41',
    '43',
    '44',
    '45',
    '46',
    '47',
    '4',
    '2probe',
    '3probe',
    'b4AAAA',
  ],
  ...[
    '451-',
    '4599999999-',
    '45-1-',
    '40/admin,',
    '42/admin,',
    '43999',
    '46-',
    '4200000000000000000000',
    '42-1',
    '\u0000',
  ],
];

function malformedRequest(random: Random, requests: readonly RecordedRequest[]) {
  for (;;) {
    const request = pick(random, requests);
    const [how, mutation] = aMutation(random);
    const body = mutation(random, request.text, requests);
    if (!mayBeBody(body, request.fields, request.ignoresMore)) return { request, body, how };
  }
}

function shown(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('latin1').slice(0, 300));
}
