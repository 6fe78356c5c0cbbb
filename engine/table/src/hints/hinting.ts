// The hint for the question of the moment. A question that is gone takes its hint along.
import type { Hint } from '@omerta/bots';
import type { AskedHint, HintHost } from '@omerta/table/hints/hintHost.ts';
import { wrap } from 'comlink';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type HintState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'thinking' | 'failed'; readonly question: string }
  | { readonly kind: 'told'; readonly question: string; readonly hint: Hint };

export interface Hinting {
  readonly store: StoreApi<HintState>;
  ask(asked: AskedHint): void;
  /** Forgets the hint, and breaks off what is under way. */
  stop(): void;
  close(): void;
}

/** A worker; `onFault` hears that it could not be started or broke down. */
export interface AdviserAtWork {
  readonly host: HintHost;
  end(): void;
}
export type CallAdviser = (onFault: () => void) => AdviserAtWork;

export function newHinting(callAdviser: CallAdviser = callWorker): Hinting {
  const store = createStore<HintState>(() => ({ kind: 'idle' }));
  let adviser: AdviserAtWork | undefined; // kept from hint to hint: it knows the rules already

  const dismiss = () => {
    adviser?.end();
    adviser = undefined;
  };
  const stop = () => {
    if (store.getState().kind === 'thinking') dismiss(); // nothing else interrupts it
    if (store.getState().kind !== 'idle') store.setState({ kind: 'idle' }, true);
  };
  const finish = (question: string, state: HintState) => {
    const now = store.getState();
    if (now.kind === 'thinking' && now.question === question) store.setState(state, true);
  };

  /** Whatever it was asked last. */
  const breakDown = () => {
    const now = store.getState();
    dismiss();
    if (now.kind === 'thinking') finish(now.question, { kind: 'failed', question: now.question });
  };

  const ask = (asked: AskedHint) => {
    const { question } = asked;
    const now = store.getState();
    if (now.kind !== 'idle' && now.kind !== 'failed' && now.question === question) return;
    stop();
    store.setState({ kind: 'thinking', question }, true);
    const fail = () => {
      dismiss();
      finish(question, { kind: 'failed', question });
    };
    adviser ??= callAdviser(breakDown);
    adviser.host.hint(asked).then(hint => {
      if (hint === undefined) fail();
      else finish(question, { kind: 'told', question, hint });
    }, fail);
  };
  return {
    store,
    ask,
    stop,
    close: () => {
      stop();
      dismiss();
    },
  };
}

const callWorker: CallAdviser = onFault => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', onFault);
  return { host: wrap<HintHost>(worker), end: () => worker.terminate() };
};
