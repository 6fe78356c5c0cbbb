import type { Config } from '../config.ts';
import type { ConnectionLimit } from '../connectionLimit.ts';
import type { Faults } from '../faults.ts';
import type { Guesses } from '../guesses/guesses.ts';
import type { Log } from '../log.ts';
import type { LiveMatches } from '../matches/liveMatches.ts';
import type { Metrics } from '../metrics.ts';
import type { AccountContext } from '../people/accounts.ts';
import type { TableRules } from '../rulesFrom.ts';
import type { Store } from '../store/store.ts';
import type { Budgets } from './limits.ts';
import type { OriginRule } from './origins.ts';
import type { Streams } from './streams.ts';

/** What the endpoints work with. */
export interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly auth: AccountContext;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly faults: Faults;
  readonly budgets: Budgets;
  /** Complete once the port is known. */
  origins(): OriginRule;
  readonly hostNames: ReadonlySet<string>; // by which the operator lets us be called
  isStopping(): boolean;
  readonly rules: TableRules;
  readonly matches: LiveMatches;
  readonly guesses: Guesses;
  readonly streams: Streams;
  readonly connections: ConnectionLimit;
  readonly adminToken: string;
  readonly pushKey: string;
  /** Closes the sockets and streams of a session, or of all sessions of a person, at every node. */
  endSession(session: string): void;
  endSessionsOf(person: string): void;
}
