import type { Frame, TableInfo } from '@omerta/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { answering } from './answering.ts';
import { frameQueue } from './frameQueue.ts';
import { SHOW_NOTHING, type Showing } from './showing.ts';
import type { Answered, TableSource } from './source.ts';
import { NEW_TABLE, type TableState } from './tableState.ts';

/** A lesson at a table: of all that is legal only some is wanted, which changes with its progress. */
export interface Teaching {
  readonly store: StoreApi<object>;
  allows(answer: string): boolean;
}

export interface TableModel {
  readonly store: StoreApi<TableState>;
  readonly source: TableSource;
  readonly teaching?: Teaching | undefined;
  /** Answers the question that is drawn. Resolves when the answer is kept and what follows from it is known. */
  answer(text: string, next?: string): Promise<Answered>;
  /** Answers one after another as long as the same kind of question is asked. */
  answerAll(texts: readonly string[]): Promise<Answered>;
  undo(): Promise<Answered>;
  draft(text: string | undefined): void;
  dismissRefusal(): void;
  /** Shows at once what is still to be shown. */
  skip(): void;
  /** Goes on to what is shown next. */
  next(): void;
  close(): void;
}

export function openTable(source: TableSource, showing: Showing = SHOW_NOTHING): TableModel {
  const store = createStore<TableState>(() => NEW_TABLE);
  const queue = frameQueue(store, source, showing);

  const takeFrame = (frame: Frame) => {
    const known = store.getState().frame;
    if (known !== undefined && known.viewer === frame.viewer && frame.version <= known.version) return;
    store.setState({ frame, clocks: { seats: frame.clocks, at: performance.now() } });
    queue.add(frame);
  };
  const takeInfo = (info: TableInfo) => store.setState({ info, clocks: { seats: info.clocks, at: performance.now() } });

  const stop = source.listen({
    frame: takeFrame,
    info: takeInfo,
    line: line =>
      store.setState(({ lines }) =>
        lines.some(({ room, number }) => room === line.room && number === line.number)
          ? {}
          : { lines: [...lines, line].sort((one, other) => one.at - other.at || one.number - other.number) },
      ),
    connection: connection => store.setState({ connection }),
    aside: isAside => store.setState({ isAside }),
    closed: code => store.setState({ closed: code }),
  });

  return {
    store,
    source,
    ...answering(store, source),
    skip: () => showing.skip(),
    next: () => showing.next(),
    close: () => {
      queue.close();
      stop();
    },
  };
}
