import type { Frame } from '@omerta/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { Showing } from './showing.ts';
import type { TableSource } from './source.ts';
import type { TableState } from './tableState.ts';

export interface FrameQueue {
  add(frame: Frame): void;
  close(): void;
}

/**
 * Draws frames one after another: the events of each over the old view, then the new view. What is not shown is not
 * waited for: the page is drawn once for all of it.
 */
export function frameQueue(store: StoreApi<TableState>, source: TableSource, showing: Showing): FrameQueue {
  let waiting: Frame[] = [];
  let isAtWork = false;
  let isClosed = false;
  let logVersion = 0; // until where the log reaches
  let isLogWhole = false; // it was asked for when the game was over

  const work = async () => {
    if (isAtWork) return;
    isAtWork = true;
    for (let next = waiting.shift(); next !== undefined && !isClosed; next = waiting.shift()) await draw(next);
    isAtWork = false;
    showing.atRest();
  };

  const draw = async (frame: Frame) => {
    const before = store.getState().shown;
    const follows = before !== undefined && frame.viewer === before.viewer && frame.since === before.version;
    if (follows) {
      const isNew = logVersion === before.version;
      if (isNew) rewrite(log => log.slice(0, log.length - frame.undone));
      for (const [at, event] of frame.events.entries()) {
        store.setState({ onStage: event });
        const behind = lengthOf(frame.events.slice(at + 1)) + lengthOf(waiting.flatMap(eventsIn));
        const isOver = showing.play(event, before, behind);
        if (isOver !== undefined) await isOver;
        if (isClosed) return;
        if (isNew) rewrite(log => [...log, event]);
      }
      if (isNew) logVersion = frame.version;
    }
    store.setState({ shown: frame, onStage: undefined });
    showing.drawn();
    await keepLog(frame, follows);
    source.caughtUp?.(frame.viewer, frame.version);
  };

  /** Asked for where events are missing, and at the end of the game, when all of it may be read. */
  const keepLog = async (frame: Frame, follows: boolean) => {
    const isComplete = follows ? logVersion >= frame.version : frame.since === 0;
    if (isComplete && !follows) {
      logVersion = frame.version;
      store.setState({ log: frame.events });
    }
    if (isComplete && (!frame.over || isLogWhole)) return;
    const log = await source.log();
    if (isClosed || store.getState().shown?.viewer !== frame.viewer) return;
    logVersion = log?.version ?? frame.version;
    isLogWhole = frame.over && log !== undefined;
    store.setState({ log: log?.events });
  };

  const lengthOf = (events: readonly object[]) => events.reduce((sum, event) => sum + showing.lengthOf(event), 0);
  const rewrite = (write: (log: readonly object[]) => readonly object[]) =>
    store.setState(({ log }) => (log === undefined ? {} : { log: write(log) }));

  return {
    add: frame => {
      waiting = [...waiting.filter(({ viewer }) => viewer === frame.viewer), frame];
      if (store.getState().shown?.viewer !== frame.viewer) showing.skip(); // nothing from before holds
      void work();
    },
    close: () => {
      isClosed = true;
      showing.skip();
    },
  };
}

const eventsIn = ({ events }: Frame) => events;
