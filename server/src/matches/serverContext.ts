// What the live matches of one node share.
import type { MatchProgress } from '@omerta/match';
import type { Pace } from '@omerta/protocol';
import type { Thinker } from '../bots/thinker.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
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
  load(rules: AnyRules, stored: StartedMatch): MatchProgress;
  readonly thinker: Thinker;
  /** For chance outside the games; independent of the games' own seeds. */
  freshSeed(): string;
  /** How long a bot seems to think, in milliseconds: at least `thinkingTime`. Independent of the state of the game. */
  botPause(pace: Pace, thinkingTime: number): number;
  /** The stored match is not what was written. */
  noteDamage(error: Damaged): void;
  /** These seats have to answer now and did not before. */
  onTurn(match: Match, seats: readonly number[]): void;
}

/** The date that people see, and the time of the server clock. */
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
