import type { Clock } from '../../src/clock.ts';
import type { Commit } from '../../src/matches/groupCommits.ts';
import type { ServerContext } from '../../src/matches/serverContext.ts';
import type { Page, SocketPerson } from '../../src/socket/page.ts';
import type { Store } from '../../src/store/store.ts';

export type Handlers = Page['handlers'];
export type Send = ConstructorParameters<typeof Page>[2];

/** What a planted defect replaces; the rest stays as it is. */
export interface Defect {
  readonly commit?: (store: Store) => Commit;
  readonly store?: (store: Store) => Store;
  readonly load?: ServerContext['load'];
  readonly clock?: (clock: Clock) => Clock;
  readonly handlers?: (handlers: Handlers, person: SocketPerson | undefined) => Handlers;
  readonly send?: (send: Send, person: SocketPerson | undefined) => Send;
  /** Changes what all nodes share; returns how to undo it. */
  readonly install?: () => () => void;
}
