// Whole games over bad connections. What all players saw at the end is what the stored record gives.
import { canonicalJson, listSeats, newRecord, randomFrom, replay, survivingChoices, type Viewer } from '@omerta/kernel';
import { expect, onTestFailed, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { Player } from '../../testing/play/player.ts';
import { openSocketServer } from '../../testing/play/socketServer.ts';
import { startedTable } from '../../testing/play/table.ts';
import { gameOf } from '../games.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { seedOf } from '../matches/loading.ts';
import type { Store } from '../store/store.ts';

const PATIENCE = 600_000; // hundreds of answers over connections that break: on a busy machine that takes minutes
const habits = { cuts: 8, doubles: 5, undos: 6, changes: 3 };

test.each([
  { game: 'corleone', bots: 1, seed: 1, options: {} },
  { game: 'cashnguns', bots: 2, seed: 1, options: { lootLog: 'open' } }, // who reconnects is sent the takes, too
])('four people and $bots bots play $game to the end', { timeout: PATIENCE }, async ({ game, bots, seed, options }) => {
  const store = memoryStore();
  const server = await openSocketServer(store);
  const rules = gameOf(game)!.rules;
  const live = await startedTable(store, server.matches, { game, people: 4, bots, seed, options });
  const { id } = live.match;
  const playerAt = (at: number | undefined, salt: number) =>
    new Player({ server, at, match: id, rules, random: randomFrom(1000 * seed + salt), habits });

  const players = [0, 1, 2, 3].map(at => playerAt(at, at));
  const late = playerAt(undefined, 8);
  const tab = playerAt(0, 9); // a second page of the first player: the older one steps aside, or reconnects and is newer
  onTestFailed(() => console.error(whyItStands(live, [...players, late, tab], server.faults)));
  for (const player of players) await player.connect();
  const playing = Promise.all(players.map(player => player.play()));

  await rowsIn(store, id, 30);
  await late.connect();
  await tab.connect();
  await Promise.all([playing, tab.play(), late.play()]);
  expect([players[0]!.isAside, tab.isAside].sort()).toEqual([false, true]);
  const first = tab.isAside ? players[0]! : tab;

  const { choices, state, events } = await replayed(store, id);
  expect(rules.outcome(state)).toEqual(live.match.outcome);
  expect(live.match.stage).toBe('over');
  const viewers: [Viewer, Player][] = [
    [0, first],
    [1, players[1]!],
    [2, players[2]!],
    [3, players[3]!],
    ['spectator', late],
  ];
  for (const [viewer, { seen }] of viewers) {
    expect(seen.viewer).toBe(viewer);
    expect(canonicalJson(seen.frame!.view)).toBe(asJson(rules.viewFor(state, viewer)));
  }
  for (const player of [first, ...players.slice(1), late]) {
    const viewer = player.seen.viewer!;
    const all = events.map(event => rules.seenBy(event, viewer)).filter(seen => seen !== undefined);
    if (player.seen.isComplete) expect(asJson(player.seen.events)).toBe(asJson(all));
    await player.askLog();
    expect(asJson(player.seen.events)).toBe(asJson(all));
  }
  const rows = await store.rowsOf(id);
  const stored = new Map(rows.map(row => [row.command, row]));
  for (const player of [...players, tab]) {
    for (const command of player.acknowledged) expect(stored.has(command)).toBe(true);
  }
  expect(choices).toBeGreaterThan(50);
  if (game === 'corleone') expect(rows.some(({ kind }) => kind === 'undo')).toBe(true);
  expect(players.slice(1).reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(0);
  expect(server.faults).toEqual([]);
  for (const player of [...players, tab, late]) player.disconnect();
  await server.close();
});

async function rowsIn(store: Store, match: string, least: number): Promise<void> {
  await expect.poll(async () => (await store.rowsOf(match)).length, { timeout: PATIENCE }).toBeGreaterThan(least);
}

/** Who is awaited, should the game not come to its end. */
function whyItStands(live: LiveMatch, pages: readonly Player[], faults: readonly string[]): string {
  const { rules, state, number, versions } = live.state.progress!;
  const asked = rules.outcome(state) === undefined ? listSeats(rules.waitingFor(state)).join(', ') : 'none, it is over';
  return [
    `${number} rows, versions ${versions.join(', ')}; waiting for ${asked}`,
    ...pages.map(({ doing, seen }) => `viewer ${seen.viewer} ${doing}; has version ${seen.frame?.version}`),
    ...faults,
  ].join('\n');
}

async function replayed(store: Store, id: string) {
  const match = (await store.matchById(id))!;
  const rules = gameOf(match.game)!.rules;
  const choices = survivingChoices(await store.rowsOf(id));
  const result = replay(rules, { ...newRecord(rules, match.options, seedOf(match)), choices });
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return { choices: choices.length, state: result.state, events: result.events };
}

function asJson(data: unknown): string {
  return canonicalJson(JSON.parse(JSON.stringify(data)));
}
