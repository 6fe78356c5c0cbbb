import type { TableSource } from '@omerta/table/table/source.ts';
import { proxy, wrap } from 'comlink';
import { workerFault } from '../net/workerFault.ts';
import type { OpenedGame, PracticeHost, WantedGame } from './practiceHost.ts';

export interface PracticeSource extends TableSource {
  handTo(viewer: number | 'spectator'): void;
}

export interface StartedHost {
  readonly host: PracticeHost;
  readonly fault: Promise<never>; // it cannot be loaded, or breaks
  end(): void;
}

/** A table in this browser, fed by the worker that runs the game. */
export function practiceSource(
  startHost: () => StartedHost,
  wanted: WantedGame,
  opened: (game: OpenedGame) => void = () => {},
  report: (fault: unknown) => void = fault => reportError(fault),
): PracticeSource {
  let host: PracticeHost | undefined;
  let game: Promise<OpenedGame | undefined> = Promise.resolve(undefined);
  const held = (): PracticeHost => {
    if (host === undefined) throw new Error('This table has no listener yet');
    return host;
  };
  return {
    kind: 'practice',
    listen: listener => {
      const started = startHost();
      let isOver = false;
      host = started.host;
      const open = async () => {
        await Promise.resolve();
        if (isOver) return undefined; // the listener left at once: no game is started without one
        const found = await Promise.race([started.fault, started.host.open(wanted, proxy(listener))]);
        if (isOver) return undefined;
        if (found === undefined) listener.closed('noSuchMatch');
        else opened(found);
        return found;
      };
      game = open().catch(fault => {
        report(fault);
        if (!isOver) listener.closed('notOpened');
        return undefined;
      });
      return () => {
        isOver = true;
        started.end();
      };
    },
    answer: (decision, text, next) => held().answer(decision, text, next),
    undo: decision => held().undo(decision),
    draft: () => {}, // there is no clock here
    log: () => held().log(),
    pack: async () => (await game)?.pack,
    isStored: async () => (await game)?.isStored === true,
    handTo: viewer => void held().handTo(viewer),
    caughtUp: (viewer, version) => void held().caughtUp(viewer, version),
    comeBack: () => location.reload(), // another page has played on: the game is read anew
  };
}

/** A worker for each table. */
export function practiceWorker(): StartedHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { host: wrap<PracticeHost>(worker), fault: workerFault(worker), end: () => worker.terminate() };
}
