// The clients, in a process of their own. They do what the bench asks for, one thing after another.
import { eachOf } from './eachOf.ts';
import { Line } from './line.ts';
import type { Played } from './measures.ts';
import { makeMoves, WatchedTable } from './moves.ts';
import type { Load } from './options.ts';
import { type Seated, seatTables } from './seating.ts';

/** What the bench asks for. Each is answered with an Answer. */
export type Order =
  | { readonly kind: 'seat'; readonly address: string; readonly load: Load } // tables that begin
  | { readonly kind: 'look'; readonly address: string } // once at every table
  | { readonly kind: 'watch'; readonly address: string } // with a socket for each seat
  | { readonly kind: 'move'; readonly load: Load };

export type Answer = { readonly ok: true; readonly played?: Played } | { readonly ok: false; readonly problem: string };

let seated: readonly Seated[] = [];
let watched: readonly WatchedTable[] = [];

process.on('message', async (order: Order) => {
  try {
    const played = await obey(order);
    answer({ ok: true, ...(played === undefined ? {} : { played }) });
  } catch (error) {
    answer({ ok: false, problem: error instanceof Error ? error.message : String(error) });
  }
});

async function obey(order: Order): Promise<Played | undefined> {
  if (order.kind === 'move') return makeMoves(watched, order.load);
  if (order.kind === 'seat') seated = await seatTables(order.address, order.load.tables);
  if (order.kind === 'look') await eachOf(seated, AT_ONCE, ({ match, cookies }) => look(order.address, match, cookies));
  if (order.kind === 'watch') watched = await eachOf(seated, AT_ONCE, table => watch(order.address, table));
  return undefined;
}

async function look(address: string, match: string, [cookie]: readonly string[]): Promise<void> {
  const response = await fetch(`${address}api/matches/${match}`, {
    headers: { cookie: cookie!, 'x-forwarded-for': match },
  });
  if (!response.ok) throw new Error(`${match}: ${response.status}`);
  await response.arrayBuffer();
}

async function watch(address: string, { match, game, cookies }: Seated): Promise<WatchedTable> {
  return new WatchedTable(game, await Promise.all(cookies.map(cookie => Line.open(address, match, cookie))));
}

function answer(what: Answer): void {
  process.send?.(what);
}

const AT_ONCE = 16;
