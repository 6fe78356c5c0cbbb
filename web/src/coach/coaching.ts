// The coach at work on one game. What was found is kept as long as the page lives.
import { proxy, wrap } from 'comlink';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Found } from '../practice/loadRecord.ts';
import type { CoachHost, LookedBack, Told } from './coachHost.ts';

export type CoachState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly part: number } // from 0 to 1
  | { readonly kind: 'done'; readonly told: Told }
  | { readonly kind: 'failed'; readonly why: WhyNot };

export type WhyNot = Extract<Found, { ok: false }>['why'] | Extract<LookedBack, { ok: false }>['code'];

export interface Coaching {
  readonly store: StoreApi<CoachState>;
  start(): void;
  stop(): void;
}

/** A worker; `onFault` hears that it could not be started or broke down. */
export interface CoachAtWork {
  readonly host: CoachHost;
  end(): void;
}
export type CallCoach = (onFault: () => void) => CoachAtWork;

export function newCoaching(load: () => Promise<Found>, callCoach: CallCoach = callWorker): Coaching {
  const store = createStore<CoachState>(() => ({ kind: 'idle' }));
  let end: (() => void) | undefined; // of what is under way

  const start = () => {
    if (end !== undefined || store.getState().kind === 'done') return;
    let isStopped = false;
    let coach: CoachAtWork | undefined;
    const finish = (state: CoachState) => {
      if (isStopped) return;
      isStopped = true;
      end = undefined;
      coach?.end();
      store.setState(state, true);
    };
    end = () => finish({ kind: 'idle' });
    const fail = () => finish({ kind: 'failed', why: 'fault' });
    const work = async () => {
      const found = await load();
      if (isStopped) return;
      if (!found.ok) return finish({ kind: 'failed', why: found.why });
      coach = callCoach(fail);
      const looked = await coach.host.lookBack(
        found.file,
        proxy(part => {
          if (!isStopped) store.setState({ kind: 'working', part }, true);
        }),
      );
      finish(looked.ok ? { kind: 'done', told: looked.told } : { kind: 'failed', why: looked.code });
    };
    store.setState({ kind: 'working', part: 0 }, true);
    work().catch(fail);
  };
  return { store, start, stop: () => end?.() };
}

const callWorker: CallCoach = onFault => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', onFault);
  return { host: wrap<CoachHost>(worker), end: () => worker.terminate() };
};

const kept = new Map<string, Coaching>();

/** The same for the same game, wherever on the page it is asked for, once it is at work: until then a game may go on. */
export function coachingOf(address: string, load: () => Promise<Found>, callCoach?: CallCoach): Coaching {
  const known = kept.get(address);
  if (known !== undefined && AT_WORK.has(known.store.getState().kind)) return known;
  const coaching = newCoaching(load, callCoach);
  kept.set(address, coaching);
  return coaching;
}

const AT_WORK: ReadonlySet<CoachState['kind']> = new Set(['working', 'done']);
