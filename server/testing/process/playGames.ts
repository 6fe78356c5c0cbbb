// Groups of guests who play one game after another, whatever happens to the server meanwhile.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import { gameOf } from '../../src/games.ts';
import { realBrowser } from '../realBrowser.ts';
import { type Answer, type Browser, entropy } from '../testServer.ts';
import type { Ledger } from './ledger.ts';
import { ReconnectingPlayer } from './reconnectingPlayer.ts';

export interface GamesSetting {
  readonly addresses: readonly string[]; // of all nodes; they end with a slash
  readonly game: string;
  readonly people: number;
  readonly bots?: number;
  readonly ledger: Ledger;
  readonly lastRound: AbortSignal; // the game that runs then is the last
  readonly calledOff: AbortSignal; // stops at once
}

/** Guests behind a proxy that sends them to the nodes in turn. Each has an address, and so a rate limit, of its own. */
export async function guestsOf(nodes: readonly string[], count: number): Promise<Browser[]> {
  const guests: Browser[] = [];
  for (let at = 0; at < count; at++) {
    const guest = realBrowser(nodes[at % nodes.length]!, ownAddress());
    await insist(() => guest.post('/api/guests', { name: `Guest ${at}` }));
    guests.push(guest);
  }
  return guests;
}

export async function playGames(setting: GamesSetting): Promise<void> {
  const { addresses, game, people, lastRound, calledOff } = setting;
  const guests = await guestsOf(addresses, people);
  const { rules } = gameOf(game)!;
  do {
    const match = await openTable(guests, setting);
    const players = guests.map(({ cookie }, at) => {
      const address = addresses[at % addresses.length]!;
      return new ReconnectingPlayer({ ...setting, address, cookie: cookie!, match, rules, random: randomFrom(at + 1) });
    });
    await Promise.all(players.map(player => player.play()));
  } while (!lastRound.aborted && !calledOff.aborted);
}

/** A table that has started. Requests to the lobby are repeated until they are answered. */
export async function openTable(
  guests: readonly Browser[],
  { game, people, bots = 0 }: Pick<GamesSetting, 'game' | 'people' | 'bots'>,
): Promise<string> {
  const [host, ...others] = guests;
  const table = { game, visibility: 'public', options: { players: people + bots } };
  const { match } = (await insist(() => host!.post('/api/matches', table))).body as TableInfo;
  const at = `/api/matches/${match}`;
  for (const guest of others) await insist(() => guest.post(`${at}/sit`, {}), 'alreadySeated');
  for (let seat = people; seat < people + bots; seat++) await insist(() => host!.put(`${at}/seats/${seat}/bot`, {}));
  for (const guest of guests) await insist(() => guest.put(`${at}/ready`, { entropy: entropy() }));
  await insist(() => host!.post(`${at}/start`), 'notInLobby');
  return match;
}

/** Repeats a request until it is answered. One that was carried out without an answer is refused with `again` the next time. */
async function insist(ask: () => Promise<Answer>, again?: string): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask();
      if (answer.status === 200 || answer.body.code === again) return answer;
      if (answer.status === 503) {
        await pause(50);
        continue;
      }
      throw new Error(`Refused: ${answer.status} ${answer.text}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // fetch throws it where no server answers
      await pause(50);
    }
  }
}

/** The header of a proxy for a client with a new address. */
export function ownAddress(): Readonly<Record<string, string>> {
  const parts = Array.from({ length: 3 }, () => randomInt(256));
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}
