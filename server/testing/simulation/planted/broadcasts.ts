// Servers that send too early, too little, too much, or to the wrong viewers.
import type { MatchProgress } from '@omerta/match';
import type { Frame } from '@omerta/protocol';
import { LiveMatch } from '../../../src/matches/liveMatch.ts';
import { load } from '../../../src/matches/loading.ts';
import type { Defect, Send } from '../defect.ts';

/** Pages see a choice before it is committed; its player is answered only afterwards. */
export function showsBeforeCommit(): Defect {
  let underWay: Promise<unknown> = Promise.resolve();
  const later =
    <M, R>(handle: (message: M, answer: (reply: R) => void) => Promise<void>) =>
    (message: M, answer: (reply: R) => void) =>
      handle(message, reply => {
        underWay = underWay.then(() => answer(reply));
      });
  return {
    commit: store => async append => {
      underWay = store.append([append]).catch(() => {});
      return 'done';
    },
    handlers: handlers => ({ ...handlers, command: later(handlers.command), undo: later(handlers.undo) }),
  };
}

/** A page that reconnects is assumed to have missed nothing. */
export const forgetsToResync: Defect = {
  handlers: handlers => ({
    ...handlers,
    watch: (message, answer) =>
      handlers.watch(message, reply => {
        if (!reply.ok || message.since === undefined) return answer(reply);
        const { frame: _, ...known } = reply;
        answer(known);
      }),
  }),
};

/** Every page is sent what the others are sent, too. */
export function sendsToAllPages(): Defect {
  const pages = new Set<Send>();
  return {
    send: send => {
      pages.add(send);
      return (kind, what) => {
        for (const each of kind === 'frame' ? pages : [send]) each(kind, what);
      };
    },
  };
}

/** After a restart views include the secret part of the state. */
export const showsTooMuchAfterLoading: Defect = {
  load: (rules, kept) => {
    const progress = load(rules, kept);
    const viewFor: typeof rules.viewFor = (state, viewer) => Object.assign({ state }, rules.viewFor(state, viewer));
    return { ...progress, rules: { ...rules, viewFor } };
  },
};

/** After a restart every viewer is sent every event. */
export const sendsAllEvents: Defect = {
  load: (rules, kept) => ({ ...load(rules, kept), rules: { ...rules, seenBy: event => event } }),
};

/** A page that comes back is sent what the log of a running game leaves out. */
export const forgetsNothing: Defect = {
  load: (rules, kept) => {
    const { log: _, ...forgetless } = rules;
    return { ...load(rules, kept), rules: forgetless };
  },
};

/** One event too few is taken back. */
export const takesBackTooLittle: Defect = {
  send: send => (kind, what) => {
    const frame = what as Frame;
    if (kind !== 'frame' || frame.undone === 0) send(kind, what);
    else send(kind, { ...frame, undone: frame.undone - 1 } as typeof what);
  },
};

/** The secret of the deal becomes the title of the table. */
export const sendsTheDeal: Defect = {
  store: store => ({
    ...store,
    async matchById(id) {
      const match = await store.matchById(id);
      return match === undefined ? undefined : { ...match, title: match.fairDeal.secret };
    },
  }),
};

/** A missed notification is never caught up. */
export const neverAsksForNews: Defect = {
  install: () => {
    const { isStale } = LiveMatch.prototype;
    LiveMatch.prototype.isStale = () => false;
    return () => {
      LiveMatch.prototype.isStale = isStale;
    };
  },
};

/** After a crash a game continues from a cache beside the store. */
export function trustsAnOldCache(): Defect {
  const cache = new Map<string, MatchProgress>();
  return {
    load: (rules, kept) => {
      const known = cache.get(kept.match.id) ?? load(rules, kept);
      cache.set(kept.match.id, known);
      return known;
    },
  };
}

/** Frames of an undo are not sent. */
export const hidesUndos: Defect = {
  send: send => (kind, what) => {
    if (kind !== 'frame' || (what as Frame).undone === 0) send(kind, what);
  },
};
