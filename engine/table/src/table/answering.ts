import type { StoreApi } from 'zustand/vanilla';
import type { Answered, TableSource } from './source.ts';
import type { TableModel } from './tableModel.ts';
import { openQuestion, type TableState } from './tableState.ts';

type Answering = Pick<TableModel, 'answer' | 'answerAll' | 'undo' | 'draft' | 'dismissRefusal'>;

/** Sends what the player decides, one thing at a time. */
export function answering(store: StoreApi<TableState>, source: TableSource): Answering {
  const sending = async (send: (decision: number) => Promise<Answered>): Promise<Answered> => {
    const question = openQuestion(store.getState());
    if (question === undefined) return refused(whyClosed(store.getState()));
    store.setState({ isSending: true, refusal: undefined });
    const answered = await send(question.decision);
    store.setState({ isSending: false, refusal: answered.ok ? undefined : answered });
    return answered;
  };

  const sendOne = async (decision: number, send: Promise<Answered>): Promise<Answered> => {
    const answered = await send;
    if (answered.ok)
      await until(store, ({ frame, closed }) => frame?.question?.decision !== decision || closed !== undefined);
    return answered;
  };

  const sendAll = async (first: number, texts: readonly string[]): Promise<Answered> => {
    const kind = store.getState().frame?.question?.prompt.kind;
    let decision = first;
    for (const [at, text] of texts.entries()) {
      const next = store.getState().frame?.question;
      if (at > 0 && (next === undefined || next.prompt.kind !== kind)) return refused('stale');
      decision = next?.decision ?? decision;
      const answered = await sendOne(decision, source.answer(decision, text));
      if (!answered.ok) return answered;
    }
    return { ok: true };
  };

  return {
    answer: (text, next) => sending(decision => sendOne(decision, source.answer(decision, text, next))),
    answerAll: texts => sending(decision => sendAll(decision, texts)),
    undo: () => sending(decision => sendOne(decision, source.undo(decision))),
    draft: text => {
      const question = openQuestion(store.getState());
      if (question !== undefined) source.draft(question.decision, text);
    },
    dismissRefusal: () => store.setState({ refusal: undefined }),
  };
}

/** A move is never put aside for later: without a line it is refused at once. */
const whyClosed = ({ connection }: TableState) => (connection.kind === 'live' ? 'notWaitingForYou' : 'busy');

const refused = (code: 'stale' | 'busy' | 'notWaitingForYou'): Answered => ({ ok: false, code });

function until(store: StoreApi<TableState>, holds: (state: TableState) => boolean): Promise<void> {
  return new Promise(resolve => {
    if (holds(store.getState())) return resolve();
    const stop = store.subscribe(state => {
      if (!holds(state)) return;
      stop();
      resolve();
    });
  });
}
