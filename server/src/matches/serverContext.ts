// What the live matches of one node share.
import type { MatchProgress } from '@omerta/match';
import type { Pace } from '@omerta/protocol';
import type { Thinker } from '../bots/thinker.ts';
import type { AnyRules } from '../games.ts';
import type { TableRules } from '../rulesFrom.ts';
import type { Damaged } from '../store/errors.ts';
import type { Match, Store } from '../store/store.ts';
import type { Commit } from './groupCommits.ts';
import type { StartedMatch } from './loading.ts';
import type { NodeBus } from './nodeBus.ts';
import type { ServerClock } from './serverClock.ts';

export interface ServerContext {
  readonly store: Store;
  readonly commit: Commit;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly faults: Faults;
  readonly nodeBus: NodeBus;
  readonly rules: TableRules;
  load(rules: AnyRules, kept: StartedMatch): MatchProgress;
  readonly thinker: Thinker; // for bots
  /** For whatever is left to chance beside the games: has nothing to do with their own. */
  freshSeed(): string;
  /** How long a bot seems to think, in milliseconds: as long as it may, at least. Depends on nothing in the game. */
  botPause(pace: Pace, thinkingTime: number): number;
  /** What is kept of a match is not what was written. */
  noteDamage(error: Damaged): void;
  /** These seats are asked now and were not before. */
  onTurn(match: Match, seats: readonly number[]): void;
}

/** When something happens: the date people see, and the time of the context that clocks run by. */
export interface Moment {
  readonly date: number;
  readonly time: number;
}

export async function currentMoment({
  clock,
  serverClock,
}: Pick<ServerContext, 'clock' | 'serverClock'>): Promise<Moment> {
  await serverClock.whenKnown();
  return { date: clock.now(), time: serverClock.now() };
}

/** The only clock there is; tests bring their own. */
export interface Clock {
  /** The time of day, for dates that people see: it may be put forward or back. */
  now(): number;
  /** Milliseconds since some moment or other: nobody can put it forward or back. */
  passed(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  passed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, Math.max(0, milliseconds));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Faults of ours are told to the operator: where, never what with. */
export interface Faults {
  report(what: string, where: Readonly<Record<string, string | number>>, error: unknown): void;
}

/** The places an error came by, without its words: they may name a card. */
export function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const lines = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return [error.name, ...lines.map(line => line.trim())];
}
