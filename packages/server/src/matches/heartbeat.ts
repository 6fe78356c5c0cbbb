import type { Store } from '../store/store.ts';

/** The last sign of life of any node, kept in the store: so that nobody pays for the time when no server was there. */
export type Heartbeat = Pick<Store, 'lastBeat' | 'beat'>;
