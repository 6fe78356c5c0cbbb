// Spoiled messages and bodies, one after another, into the real server. None is obeyed, and nothing else happens.
import { below, pick, type Random } from '@omerta/kernel';
import { randomFor } from '@omerta/testing';
import { waiting } from '../play/playOn.ts';
import { type RawAnswer, readAnswer, requestBytes } from './http.ts';
import { aMutation, SPOILT } from './mutations.ts';
import { connectWithin, type RawConnection } from './rawConnection.ts';
import { messagesOf, type RecordedMessage, type RecordedRequest, requestsOf } from './recorded.ts';
import { SocketConnection } from './socketConnection.ts';
import { textFrame } from './webSocket.ts';
import { isMessage, mayBeBody } from './wellFormed.ts';
import type { WireServer, WireTable } from './wireServer.ts';

/** Says spoiled things, as a player of one of the tables. */
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

  /** What was wrong with what came of it, or undefined. */
  say(seed: number): Promise<string | undefined> {
    const random = randomFor('spoiled', seed);
    const at = below(random, this.#wire.tables.length);
    return below(random, 2) === 0 ? this.#ask(random, at) : this.#tell(random, at);
  }

  /** What was wrong with what came only later, or undefined. */
  async late(): Promise<string | undefined> {
    for (const [at, page] of this.#pages.entries()) {
      if (page === undefined || page.connection.isEnded) continue;
      const { answers } = await page.answersTo(Buffer.alloc(0), this.#wire.tables[at]!.live.match.id);
      const wrong = wrongIn(answers, page);
      if (wrong !== undefined) return `later somebody was told ${wrong.slice(0, 200)}`;
    }
    return undefined;
  }

  close(): void {
    for (const page of this.#pages) page?.close();
    this.#http?.close();
  }

  async #tell(random: Random, at: number): Promise<string | undefined> {
    const { packet, how } = spoiledPacket(random, this.#messages[at]!);
    const page = await this.#page(at);
    const { id } = this.#wire.tables[at]!.live.match;
    const { answers, isCut } = await page.answersTo(textFrame(packet), id, refusalOf(packet));
    if (isCut) this.#pages[at] = undefined;
    if (packet.length > LONGEST_MESSAGE && !isCut) return `${how}: ${packet.length} bytes were read`;
    const wrong = wrongIn(answers, page);
    return wrong === undefined ? undefined : `${how}: ${shown(packet)} was answered ${wrong.slice(0, 200)}`;
  }

  async #ask(random: Random, at: number): Promise<string | undefined> {
    const { request, body, how } = spoiledRequest(random, this.#requests[at]!);
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
const TOO_LARGE = new Set<number | undefined>([413, 404]); // nothing is read where nothing is

/** Of whoever is asked to choose. */
function cookieOf({ live, players }: WireTable): string {
  return players[waiting(live)[0]!]!.cookie!;
}

/** Refused as nothing that can be read; or a word of the protocol beneath. */
const HARMLESS = /^(43\d*\[\{"ok":false,"code":"unreadable"\}\]|3.*|44.*|41.*|40.*|6)$/s;

/** How it should be answered, where it says how to answer it. */
function refusalOf(packet: Buffer): string | undefined {
  const id = /^42(\d{1,4})\[/.exec(packet.toString('latin1', 0, 8))?.[1];
  return id === undefined ? undefined : `43${id}[{"ok":false,"code":"unreadable"}]`;
}

function wrongIn(answers: readonly string[], { unasked }: SocketConnection): string | undefined {
  return answers.find(answer => !HARMLESS.test(answer)) ?? unasked.find(isNews);
}

/** Somebody saw something of it. Who comes and goes is told by the table. */
const isNews = (text: string): boolean => /^42\["(frame|chat)"/.test(text);

function spoiledPacket(random: Random, messages: readonly RecordedMessage[]): { packet: Buffer; how: string } {
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

/** What is wrong stands outside of the message: its kind, how many there are, what packet it is. */
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
      return SPOILT['bits flipped'](random, whole);
    default:
      return SPOILT['cut off'](random, whole);
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

function spoiledRequest(random: Random, requests: readonly RecordedRequest[]) {
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
