import type { Viewer } from '@omerta/kernel';
import { type Emote, type Frame, PATIENT, pauseBefore, type Reply, type TableInfo } from '@omerta/protocol';
import type { Answered, TableListener, TableSource } from '@omerta/table/table/source.ts';
import { arrivedEvents } from '../net/arrivedEvents.ts';
import { newCommandId } from '../net/commandId.ts';
import type { Connection } from '../net/connection.ts';
import { outbox } from '../net/outbox.ts';
import { type Chance, type WallClock, wallClock } from '../net/wallClock.ts';

export interface OnlineTableAddress {
  readonly match: string;
  readonly code?: string | undefined; // of a private table
  readonly screen?: string | undefined; // the key of a shared screen's link
}

export interface OnlineSource extends TableSource {
  /** The account changed: the server must read the cookie again. */
  renew(): void;
  retryNow(): void;
  comeBack(): void;
}

/** A table of the server. A confirmed move is neither lost nor doubled, whatever happens to the connection. */
export function onlineSource(
  { match, code, screen }: OnlineTableAddress,
  connection: Connection,
  clock: WallClock = wallClock,
  chance: Chance = Math.random,
): OnlineSource {
  const box = outbox(connection, clock, chance);
  let listener: TableListener | undefined;
  let known: Pick<Frame, 'viewer' | 'version'> | undefined;
  let viewer: Viewer | undefined;
  let attempt = 0;
  let isAside = false;
  let isWatching = false;
  let isFinished = false; // the server has closed the table to this viewer: nothing opens it again
  let cancelRetry = () => {};
  const speaking = new Set<() => void>(); // how to tell that it was not heard

  const watch = () => {
    const since = known === undefined ? {} : { since: known.version };
    const keys = { ...(code === undefined ? {} : { code }), ...(screen === undefined ? {} : { screen }) };
    connection.ask('watch', { match, ...since, ...keys }, heard);
  };

  const heard = (reply: Reply<'watch'>) => {
    if (!reply.ok && reply.code === 'busy') return lost();
    if (!reply.ok) return finish(reply.code);
    attempt = 0;
    isWatching = true;
    isAside = false;
    listener?.connection({ kind: 'live' });
    listener?.aside(false);
    viewer = undefined; // what was said meanwhile is asked for
    takeInfo(reply.table);
    if (reply.frame !== undefined) takeFrame(reply.frame);
    box.opened();
  };

  /** Nothing comes until the table is watched again; what was said just now may not have been heard. */
  const lookAway = () => {
    isWatching = false;
    box.cut();
    for (const unheard of speaking) unheard();
    speaking.clear();
  };

  /** The connection is gone; a new one is tried for, ever more seldom. */
  const lost = (why?: 'tooMany') => {
    lookAway();
    if (isAside) return;
    attempt = why === 'tooMany' ? Math.max(attempt + 1, PATIENT) : attempt + 1;
    const pause = pauseBefore(attempt, chance());
    listener?.connection({ kind: 'lost', attempt, retryAt: clock.now() + pause });
    cancelRetry();
    cancelRetry = clock.after(pause, retry);
  };

  const retry = () => {
    if (isFinished) return;
    cancelRetry();
    connection.shut();
    connection.open();
  };

  const end = () => {
    lookAway();
    connection.shut();
    box.close();
    cancelRetry();
  };

  const finish = (why: Extract<Answered, { ok: false }>['code']) => {
    isFinished = true;
    end();
    listener?.closed(why);
  };

  const takeInfo = (info: TableInfo) => {
    listener?.info(info);
    if (info.you.viewer === viewer) return;
    viewer = info.you.viewer; // players and spectators have rooms of their own
    void box.ask('chat', { match }).then(reply => {
      if (reply.ok) for (const each of reply.lines) listener?.line(each);
    });
  };

  const takeFrame = (frame: Frame) => {
    const before = known?.viewer === frame.viewer ? known.version : undefined;
    if (before !== undefined && frame.version <= before) return;
    if (before !== undefined && frame.since !== undefined && frame.since !== before) return watch(); // something is missing
    known = { viewer: frame.viewer, version: frame.version };
    listener?.frame({ ...frame, events: arrivedEvents(frame.events) });
  };

  connection.listen({
    opened: () => watch(),
    cut: lost,
    served: (kind, what) => {
      if (what.match !== match) return;
      served[kind](what as never); // each kind with its own form
    },
  });
  const served = {
    frame: takeFrame,
    table: takeInfo,
    chat: (said: Parameters<TableListener['line']>[0]) => listener?.line(said),
    stepAside: () => {
      isAside = true;
      lookAway();
      listener?.aside(true);
    },
    closed: () => finish('spectatorsOff'),
  };

  /** What is said is not said again: twice would be heard twice. */
  const speak = (kind: 'say' | 'emote', message: { match: string; text: string } | { match: string; emote: Emote }) =>
    new Promise<Answered>(resolve => {
      const unheard = () => resolve({ ok: false, code: 'notWatching' });
      if (!isWatching) return unheard();
      speaking.add(unheard);
      const heardOf = (reply: Answered) => {
        speaking.delete(unheard);
        resolve(reply);
      };
      connection.ask(kind, message as never, heardOf); // built just below, each with its own form
    });

  return {
    kind: 'online',
    listen: told => {
      listener = told;
      known = undefined; // a new listener knows nothing
      isFinished = false;
      connection.open();
      return () => {
        listener = undefined;
        end();
      };
    },
    answer: (decision, text) => box.ask('command', { match, decision, command: newCommandId(), text }),
    undo: decision => box.ask('undo', { match, decision, command: newCommandId() }),
    draft: (decision, text) => {
      if (isWatching) connection.ask('draft', { match, decision, text: text ?? null }, () => {});
    },
    log: async () => {
      const reply = await box.ask('log', { match });
      return reply.ok ? { version: reply.version, events: arrivedEvents(reply.events) } : undefined;
    },
    chat: {
      say: text => speak('say', { match, text }),
      emote: emote => speak('emote', { match, emote }),
    },
    retryNow: () => {
      if (!isWatching && !isAside) retry();
    },
    comeBack: () => {
      isAside = false;
      listener?.aside(false);
      retry();
    },
    renew: () => {
      known = undefined;
      viewer = undefined;
      lookAway();
      retry();
    },
  };
}
