// Tables that have started, most of them late in a game, so that a seed ends soon.
import { commitmentOf, fingerprint, stateFrom } from '@omerta/kernel';
import { type RandomGame, randomGame } from '@omerta/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import { start } from '../../src/matches/lobby.ts';
import { afterChange, playStateOf } from '../../src/matches/matchState.ts';
import type { Match, Seat, Store } from '../../src/store/store.ts';
import { ok, person, readyTable } from '../play/table.ts';
import type { PlannedTable } from './plan.ts';

export interface BegunTable {
  readonly match: Match;
  readonly rules: AnyRules;
  readonly from: unknown; // the state it started with; undefined for the setup
}

/** Stored as if it had just been started. */
export async function beginTable(
  store: Store,
  { game, people, bots, clock, choicesLeft, deal }: PlannedTable,
  name: string,
  now: number,
): Promise<BegunTable> {
  const rules = gameOf(game)!.rules;
  const ready = readyTable({ game, people, bots, settings: { clock, pace: 'instant' }, seed: name }, now);
  const { secret } = ready.fairDeal;
  const fairDeal = { secret, commitment: commitmentOf(secret, name) };
  const lobby = { ...ready, id: name, fairDeal, seats: ready.seats.map(withFixedBots) };
  const from = choicesLeft === undefined ? undefined : stateLate(rules, people + bots, deal, choicesLeft);
  const before = { match: lobby, progress: undefined, clocks: undefined, isFrozen: false };
  const begun = afterChange(before, ok(start(lobby, person(0).id, now)), rules, { date: now, time: now }, from);
  const isStored = (await store.addMatch(lobby)) && (await store.saveMatch(begun.match, 0, playStateOf(begun, now)));
  if (!isStored) throw new Error(`The table ${name} is there already`);
  return { match: begun.match, rules, from };
}

/** The match id of one table of a seed. */
export function tableName(seed: number, table: number): string {
  const letters = [...fingerprint({ seed, table })].map(digit => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]);
  return letters.slice(0, 16).join('');
}

/** Bots get random names and entropy when they sit down; here both are fixed. */
function withFixedBots(seat: Seat, at: number): Seat {
  return seat.kind === 'bot'
    ? { ...seat, name: `Bot ${at}`, entropy: fingerprint({ entropy: at }).slice(0, 32) }
    : seat;
}

const games = new Map<string, RandomGame<never>>(); // whole games, each played once

function stateLate(rules: AnyRules, players: number, deal: number, choicesLeft: number): unknown {
  const name = `${rules.id} ${players} ${deal}`;
  const game = games.get(name) ?? (randomGame(rules, { players }, deal) as RandomGame<never>);
  games.set(name, game);
  const { record } = game;
  const choices = record.choices.slice(0, Math.max(0, record.choices.length - choicesLeft));
  return stateFrom(rules, { ...record, choices });
}
