// Wires up a server. Nothing listens yet.
import cookies from '@fastify/cookie';
import type { Thinker } from './bots/thinker.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { ConnectionLimit } from './connectionLimit.ts';
import type { Faults } from './faults.ts';
import { placesOf } from './faults.ts';
import { type GuessBudgets, USUAL_GUESS_BUDGETS } from './guesses/guessBudgets.ts';
import { Guesses } from './guesses/guesses.ts';
import { type App, createApp } from './http/app.ts';
import { configuredNames } from './http/hostNames.ts';
import { type Budgets, USUAL_BUDGETS } from './http/limits.ts';
import { type OriginRule, originRule } from './http/origins.ts';
import type { Parts } from './http/parts.ts';
import { Streams } from './http/streams.ts';
import { createLog, type Log } from './log.ts';
import { LiveMatches } from './matches/liveMatches.ts';
import type { ServerContext } from './matches/serverContext.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { COST } from './people/passwords.ts';
import { newToken } from './people/tokens.ts';
import { isSessionValid } from './people/visitor.ts';
import { notifierOf } from './push/notifier.ts';
import { pushKeys } from './push/pushKeys.ts';
import { rulesFrom } from './rulesFrom.ts';
import { StoreClosed } from './store/errors.ts';
import type { NodeNotification, Store } from './store/store.ts';

/** Replaced by tests. */
export interface Overrides {
  readonly log?: Log;
  readonly budgets?: Budgets;
  readonly guessBudgets?: GuessBudgets;
  readonly passwordCost?: number;
  readonly botPause?: ServerContext['botPause'];
  readonly thinker?: Thinker;
  readonly clock?: Clock;
}

/** Closes the connections of a session, or of all sessions of a person. */
export interface SessionEnder {
  endSession(session: string): void;
  endSessionsOf(person: string): void;
}

export interface Assembly {
  readonly app: App;
  readonly parts: Parts;
  readonly port: { value: number }; // known once it listens
  readonly sessionEnders: SessionEnder[];
  isStopping: boolean;
}

export async function assemble(config: Config, store: Store, extras: Overrides = {}): Promise<Assembly> {
  const {
    clock = systemClock,
    budgets = USUAL_BUDGETS,
    guessBudgets = USUAL_GUESS_BUDGETS,
    passwordCost = COST,
    log = createLog(config.logLevel),
  } = extras;
  const signer = new cookies.Signer(await store.getOrCreateSecret('cookies', newToken()));
  const metrics = createMetrics();
  const faults = faultsTo(log, metrics);
  const guesses = new Guesses(store, clock.now, guessBudgets);
  const auth = { store, signer, passwordCost, guesses, now: clock.now };
  const streams = new Streams({ clock, faults, isSessionValid: visitor => isSessionValid(auth, visitor) });
  const keys = await pushKeys(store);
  const rules = rulesFrom(store);
  const matches: LiveMatches = new LiveMatches({
    store,
    rules,
    faults,
    clock,
    onTurn: notifierOf({
      store,
      keys,
      contact: config.publicUrl ?? 'https://localhost',
      faults,
      now: clock.now,
      hasPage: (match, seat) => matches.inMemory(match)?.broadcast.hasPage(seat) ?? false,
    }),
    ...(extras.botPause === undefined ? {} : { botPause: extras.botPause }),
    ...(extras.thinker === undefined ? {} : { thinker: extras.thinker }),
  });
  const sessionEnders: SessionEnder[] = [streams];
  const port = { value: config.port };
  const parts: Parts = {
    config,
    store,
    auth,
    log,
    metrics,
    faults,
    budgets,
    origins: originsAt(config, port),
    hostNames: configuredNames(config),
    rules,
    matches,
    guesses,
    streams,
    connections: new ConnectionLimit({ perPerson: config.socketsPerPerson, perAddress: config.socketsPerAddress }),
    adminToken: newToken(),
    pushKey: keys.publicKey,
    isStopping: () => assembly.isStopping,
    ...endings(store, sessionEnders, faults),
  };
  watchNumbers(parts);
  const assembly: Assembly = { app: await createApp(parts), parts, port, sessionEnders, isStopping: false };
  return assembly;
}

/** A logout closes connections at every node. A node that misses the notification notices at its next check. */
function endings(store: Store, sessionEnders: readonly SessionEnder[], faults: Faults): SessionEnder {
  const here: SessionEnder = {
    endSession(session) {
      for (const auth of sessionEnders) auth.endSession(session);
    },
    endSessionsOf(person) {
      for (const auth of sessionEnders) auth.endSessionsOf(person);
    },
  };
  store.listen(notification => {
    if (notification.kind === 'sessionEnded') here.endSession(notification.session);
    if (notification.kind === 'sessionsEnded') here.endSessionsOf(notification.person);
  });
  const notify = (notification: NodeNotification) => {
    store
      .notify(notification)
      .catch(error => faults.report('Other nodes could not be notified', { kind: notification.kind }, error));
  };
  return {
    endSession(session) {
      here.endSession(session);
      notify({ kind: 'sessionEnded', session });
    },
    endSessionsOf(person) {
      here.endSessionsOf(person);
      notify({ kind: 'sessionsEnded', person });
    },
  };
}

/** Recomputed every minute: the addresses of this machine may change, as when a laptop moves to another network. */
function originsAt({ origins, publicUrl }: Config, port: { readonly value: number }): () => OriginRule {
  let rule: OriginRule | undefined;
  let madeAt = 0;
  return () => {
    if (rule === undefined || performance.now() - madeAt > 60_000) {
      rule = originRule(origins, port.value, publicUrl);
      madeAt = performance.now();
    }
    return rule;
  };
}

function faultsTo(log: Log, metrics: Metrics): Faults {
  return {
    report(what, where, error) {
      if (error instanceof StoreClosed) return; // expected while we close: nothing was acknowledged
      metrics.faults.inc();
      log.error({ ...where, places: placesOf(error) }, what);
    },
  };
}

function watchNumbers({ metrics, matches, streams }: Parts): void {
  // A hidden choice brings a table into memory that has no viewer.
  metrics.watchInside('omerta_live_matches', 'Matches in memory', () => matches.size);
  metrics.watch('omerta_frozen_matches', 'Matches that met a fault', () => matches.frozen);
  metrics.watch('omerta_streams', 'Open event streams', () => streams.size);
}
