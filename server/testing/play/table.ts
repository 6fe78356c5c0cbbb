// Tables for tests: name only what matters.
import { commitmentOf, fingerprint } from '@omerta/kernel';
import { gameOf } from '../../src/games.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import type { LiveMatches } from '../../src/matches/liveMatches.ts';
import { addBot, type ChangeResult, setReady, sit, start } from '../../src/matches/lobby.ts';
import { newMatch } from '../../src/matches/newMatch.ts';
import { removeAbsent } from '../../src/matches/seatChanges.ts';
import type { Match, Settings, Store } from '../../src/store/store.ts';

export interface TestTable {
  readonly game: string;
  readonly people: number;
  readonly bots?: number;
  readonly options?: object;
  readonly settings?: Partial<Settings>;
  /** Equal tables with equal seeds are dealt equally. */
  readonly seed?: string | number;
  /** Part of the deal; made up if missing. */
  readonly id?: string;
}

/** The people of test tables: person 0 is host and sits first. */
export function person(at: number): { readonly id: string; readonly name: string } {
  PEOPLE[at] ??= { id: fingerprint({ person: at }).slice(0, 32), name: `Player ${at}` };
  return PEOPLE[at];
}

const PEOPLE: { readonly id: string; readonly name: string }[] = []; // made so far

/** A match in the lobby with every seat ready. */
export function readyTable(table: TestTable, now: number): Match {
  const { game, people, bots = 0, options, settings, seed = 0 } = table;
  const served = gameOf(game)!;
  const whole = { ...options, players: people + bots };
  const made = ok(
    newMatch({ game, visibility: 'public', options: whole, settings: settings ?? {} }, person(0), served.rules, now),
  );
  const secret = fingerprint({ game, seed });
  const { id = made.id } = table;
  const dealt = { ...made, id, fairDeal: { secret, commitment: commitmentOf(secret, id) } };
  const seated = Array.from({ length: people }, (_, at) => at).reduce((match, at) => {
    const taken = at === 0 ? match : ok(sit(match, person(at)));
    return ok(setReady(taken, person(at).id, fingerprint({ entropy: at }).slice(0, 32)));
  }, dealt);
  return Array.from({ length: bots }, (_, at) => people + at).reduce(
    (match, seat) => ok(addBot(match, person(0).id, seat, 'random')),
    seated,
  );
}

/** A match that has started. */
export async function startedTable(
  store: Store,
  matches: LiveMatches,
  table: TestTable,
  now = Date.now(),
): Promise<LiveMatch> {
  const ready = readyTable(table, now);
  if (!(await store.addMatch(ready))) throw new Error('The table exists already');
  const live = await matches.open(ready.id);
  if (live === undefined) throw new Error('There is no such table');
  ok(await live.change(match => start(match, person(0).id, now)));
  return live;
}

/** As the host removes a player who has been absent for long. */
export async function removePlayer(matches: LiveMatches, id: string, seat: number): Promise<void> {
  const live = await matches.open(id);
  ok(await live!.change(match => removeAbsent(match, match.host, seat, 'absent', 1)));
}

export function ok(changed: ChangeResult): Match {
  if (!changed.ok) throw new Error(`Refused: ${changed.code} ${changed.problems?.join(' ') ?? ''}`);
  return changed.match;
}
