// Fills a server with players who write scripts where names, titles and words belong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { SHORT } from './scriptPayloads.ts';

/** Where the payloads of one batch are to be seen. */
export interface Smuggled {
  readonly table: string; // a waiting room with a full chat
  readonly pack: string; // a file
  readonly record: string; // a file
  readonly names: number;
  readonly titles: number;
  readonly lines: number;
}

const SPEAKERS = 25;

export async function smuggle(address: string, payloads: readonly string[], record: string): Promise<Smuggled> {
  const short = [...payloads.filter(text => text.length <= 24), ...SHORT];
  const counts = { names: 0, titles: 0, lines: 0 };
  const host = await Guest.enter(address, 'Vito');
  const { match } = await host.post('api/matches', {
    game: 'cashnguns',
    visibility: 'public',
    options: { players: 8 },
  });
  const table = String(match);
  for (let at = 0; at < SPEAKERS; at += 1) {
    const name = short[at % short.length]!;
    const guest = await Guest.enter(address, name).catch(() => undefined); // some are refused as names
    const speaker = guest ?? (await Guest.enter(address, `Guest ${at}`));
    if (guest !== undefined) counts.names += 1;
    const title = payloads[(at * 4) % payloads.length]!;
    const options = { players: 4 };
    const made = await speaker
      .post('api/matches', { game: 'cashnguns', visibility: 'public', title, options })
      .catch(() => undefined);
    if (made !== undefined) counts.titles += 1;
    counts.lines += await speaker.say(table, payloads.slice(at * 4, at * 4 + 4));
  }
  return { table, pack: packWith(payloads), record: recordWith(record, short), ...counts };
}

class Guest {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  private constructor(address: string, headers: Record<string, string>) {
    this.#address = address;
    this.#headers = headers;
  }

  /** Each from an address of its own: the server counts guests by address. */
  static async enter(address: string, name: string): Promise<Guest> {
    const from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.');
    const headers = { origin: address, 'content-type': 'application/json', 'x-forwarded-for': `10.${from}` };
    const response = await fetch(`${address}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name }) });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (!response.ok || cookie === undefined) throw new Error(`${name} is no name: ${response.status}`);
    return new Guest(address, { ...headers, cookie });
  }

  async post(path: string, body: object): Promise<Record<string, unknown>> {
    const asked = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.#address}/${path}`, asked);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Record<string, unknown>; // as docs/api.md tells
  }

  /** As a spectator. Says how many lines were heard. */
  async say(match: string, lines: readonly string[]): Promise<number> {
    const socket = io(this.#address, { transports: ['websocket'], extraHeaders: this.#headers, forceNew: true });
    try {
      await socket.timeout(60_000).emitWithAck('watch', { match });
      let heard = 0;
      for (const text of lines) {
        const { ok } = (await socket.timeout(60_000).emitWithAck('say', { match, text })) as { ok: boolean };
        if (ok) heard += 1;
      }
      return heard;
    } finally {
      socket.disconnect();
    }
  }
}

const STANDARD = join(import.meta.dirname, '../../games/corleone/packs/standard-1.json');
const WORDS = new Set(['name', 'text', 'note', 'don', 'consigliere', 'heir', 'label', 'theme']);

/** The standard set, with other words. */
function packWith(payloads: readonly string[]): string {
  let at = 0;
  return JSON.stringify(JSON.parse(readFileSync(STANDARD, 'utf8')), (key, value: unknown) =>
    WORDS.has(key) && typeof value === 'string' ? payloads[at++ % payloads.length] : value,
  );
}

/** A finished game of other people. */
function recordWith(record: string, payloads: readonly string[]): string {
  let at = 0;
  return JSON.stringify(JSON.parse(record), (key, value: unknown) =>
    key === 'name' && typeof value === 'string' ? payloads[at++ % payloads.length] : value,
  );
}
