// Each of these shows a viewer something that the rules hide, over another channel.
import type { Viewer } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';
import type { HiddenParts } from '@omerta/testing';
import type { Leak } from './leak.ts';

type Drawers = {
  readonly table: { readonly agenda: readonly { readonly kind: string }[] };
  readonly secret: { readonly random: object };
};

export function leaksOf({ count, next, rareTask }: HiddenParts): Readonly<Record<string, Leak>> {
  const isOdd = (state: unknown) => count(state) % 2 === 1;
  const inViews = (name: string, of: (state: unknown, viewer: Viewer) => unknown): Leak => ({
    rules: rules => ({
      viewFor: (state: unknown, viewer: Viewer) => ({
        ...Object(rules.viewFor(state, viewer)),
        [name]: of(state, viewer),
      }),
    }),
  });
  return {
    'a hidden number in a view': inViews('cards', count),
    'whether a hidden number is odd': inViews('odd', isOdd),
    'the length of what is hidden, as white space in the view': inViews('pad', state => ' '.repeat(count(state))),
    'the order of two fields': {
      rules: rules => ({
        viewFor(state: unknown, viewer: Viewer) {
          const view = Object(rules.viewFor(state, viewer));
          return isOdd(state) ? Object.fromEntries(Object.entries(view).reverse()) : view;
        },
      }),
    },
    'the next card, to spectators only': inViews('next', (state, viewer) =>
      viewer === 'spectator' ? next(state) : undefined,
    ),
    'the generator, in a view': inViews('random', state => (state as Drawers).secret.random),
    'the next card, only while something rare is asked': inViews('next', state =>
      (state as Drawers).table.agenda.at(-1)?.kind === rareTask ? next(state) : undefined,
    ),
    'one seat that is waited for only if it holds a card': {
      rules: rules => ({
        waitingFor: (state: unknown) => (isOdd(state) ? rules.waitingFor(state) : rules.waitingFor(state) & ~2),
      }),
    },
    'a hint in the question that knows all hands': sentInFrames((frame, state) =>
      frame.question === undefined ? frame : { ...frame, question: { ...frame.question, best: count(state) } },
    ),
    'a frame that is sent twice': {
      send: (send, truth) => (kind, what) => {
        send(kind, what);
        if (kind === 'frame' && isOdd(truth())) send(kind, what);
      },
    },
    'an acknowledgement that comes after the frame, or before it': {
      handlers: (handlers, truth) => ({
        ...handlers,
        command: (message, answer) =>
          handlers.command(message, reply => {
            if (isOdd(truth())) queueMicrotask(() => answer(reply));
            else answer(reply);
          }),
      }),
    },
    'a table that is renamed after what is hidden': {
      handlers: (handlers, truth) => ({
        ...handlers,
        watch: answering(handlers.watch, reply =>
          reply.ok ? { ...reply, table: { ...reply.table, title: String(next(truth())) } } : reply,
        ),
      }),
    },
    'a refusal that names a hidden card': {
      handlers: (handlers, truth) => ({
        ...handlers,
        command: answering(handlers.command, reply => {
          const reason = { code: String(count(truth())), rule: 'X' };
          return reply.ok ? reply : { ...reply, reason };
        }),
      }),
    },
    'a refusal by another code': {
      handlers: (handlers, truth) => ({
        ...handlers,
        undo: answering(handlers.undo, reply => (reply.ok || isOdd(truth()) ? reply : { ok: false, code: 'noUndo' })),
      }),
    },
    'an acknowledgement that says more': {
      handlers: (handlers, truth) => ({
        ...handlers,
        command: answering(handlers.command, reply => (reply.ok ? { ...reply, left: count(truth()) } : reply)),
      }),
    },
    'a log of the game with one line more': {
      handlers: (handlers, truth) => ({
        ...handlers,
        log: answering(handlers.log, reply =>
          reply.ok ? { ...reply, events: [...reply.events, { kind: 'dealt', next: next(truth()) }] } : reply,
        ),
      }),
    },
    'the next card, on the shared screen only': {
      handlers: (handlers, truth, isScreen) => ({
        ...handlers,
        watch: answering(handlers.watch, reply => (isScreen ? { ...reply, next: next(truth()) } : reply)),
      }),
    },
    'a hidden number, said in the chat': {
      handlers: (handlers, truth) => ({
        ...handlers,
        chat: answering(handlers.chat, reply =>
          reply.ok ? { ...reply, lines: [...reply.lines, { text: String(next(truth())) }] as never } : reply,
        ),
      }),
    },
    'a push that says what to expect': { push: (payload, truth) => `${payload} ${count(truth())}` },
  };
}

/** Every viewer is sent every event. */
export const EVENTS_TO_ALL: Leak = { rules: () => ({ seenBy: (event: { readonly kind: string }) => event }) };

function sentInFrames(change: (frame: Frame, state: unknown) => Frame): Leak {
  return {
    send: (send, truth) => (kind, what) =>
      send(kind, kind === 'frame' ? (change(what as Frame, truth()) as typeof what) : what),
  };
}

function answering<M, R>(
  handle: (message: M, answer: (reply: R) => void) => Promise<void>,
  change: (reply: R) => R,
): (message: M, answer: (reply: R) => void) => Promise<void> {
  return (message, answer) => handle(message, reply => answer(change(reply)));
}
