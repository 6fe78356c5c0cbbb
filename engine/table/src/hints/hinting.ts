// The hint for the question of the moment. A question that is gone takes its hint along.
import type { Hint } from '@omerta/bots';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Adviser, AskedHint, CallAdviser } from '../page/adviser.ts';

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

export function newHinting(callAdviser: CallAdviser): Hinting {
  const store = createStore<HintState>(() => ({ kind: 'idle' }));
  let adviser: Adviser | undefined; // kept from hint to hint: it knows the rules already

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
