import type { Frame, TableInfo } from '@omerta/protocol';
import type { SeenStep } from '@omerta/table/replay/replayParts.ts';
import type { TableListener, TableSource } from '@omerta/table/table/source.ts';

/** One look at a record: the table after a step, with what these eyes had seen until then. */
export interface Look {
  readonly info: TableInfo;
  readonly frame: Frame; // its version is the step
  readonly steps: readonly SeenStep[]; // of the whole game, with the same eyes
}

export interface ReplaySource extends TableSource {
  show(look: Look): void;
}

/** A table that is led by hand. A look one step further moves; every other one is just drawn. */
export function replaySource(pack: object | undefined): ReplaySource {
  let listener: TableListener | undefined;
  let version = 0; // goes on whichever way the record is turned
  let shown: Look | undefined;

  const tell = (look: Look, follows: boolean) => {
    const { since, ...rest } = look.frame;
    version += 1;
    listener?.info(look.info);
    listener?.frame({ ...rest, version, ...(follows ? { since: version - 1 } : { events: [] }) });
  };
  const refused = async () => ({ ok: false, code: 'notPlaying' }) as const;

  return {
    kind: 'replay',
    listen: listening => {
      listener = listening;
      listener.connection({ kind: 'live' });
      if (shown !== undefined) tell(shown, false);
      return () => {
        listener = undefined;
      };
    },
    show: look => {
      const follows = shown?.steps === look.steps && shown.frame.version === look.frame.version - 1;
      shown = look;
      tell(look, follows);
    },
    answer: refused,
    undo: refused,
    draft: () => {},
    log: async () =>
      shown === undefined
        ? undefined
        : { version, events: shown.steps.slice(0, shown.frame.version + 1).flatMap(({ events }) => events) },
    pack: async () => pack,
  };
}
