import type { Frame } from '@omerta/protocol';
import type { Planted, Suite } from '@omerta/testing';
import { ALL_TABLES, HIDING_GAMES, hiddenIn, plantedTable } from '../games.ts';
import { afterwards } from '../worlds/afterwards.ts';
import type { Leak } from '../worlds/leak.ts';
import { searchPositions } from '../worlds/search.ts';

const GAME = HIDING_GAMES[0]!; // the game whose leaks are planted
const { count, next } = hiddenIn(GAME);

/** After interruptions of play. */
export const twoWorldsAfterwards: Suite = {
  id: 'S4',
  promise: 'hidden',
  shows:
    'Two worlds send the same bytes after a restart, a reconnection, joining late, a takeover by a bot, a lost seat and an undo',
  unit: 'positions',
  trials: { long: 4_800, night: 60_000 },
  share: 1_200,
  run: request => searchPositions({ ...request, tables: ALL_TABLES, course: afterwards }),
  planted: [
    planted('views that show too much after a restart', {
      rules: (rules, boot) =>
        boot === 1
          ? {}
          : { viewFor: (state, viewer) => ({ ...Object(rules.viewFor(state, viewer)), n: count(state) }) },
    }),
    planted('events that all are sent after a restart', {
      rules: (_rules, boot) => (boot === 1 ? {} : { seenBy: event => event }),
    }),
    planted('a viewer who joins late is sent the next card', {
      handlers: (handlers, truth) => ({
        ...handlers,
        watch: (message, answer) =>
          handlers.watch(message, reply =>
            answer(
              message.since === undefined && reply.ok ? ({ ...reply, next: next(truth()) } as typeof reply) : reply,
            ),
          ),
      }),
    }),
    planted('a viewer who reconnects is sent a number of hidden cards', {
      handlers: (handlers, truth) => ({
        ...handlers,
        watch: (message, answer) =>
          handlers.watch(message, reply =>
            answer(reply.ok && message.since === 1 ? ({ ...reply, n: count(truth()) } as typeof reply) : reply),
          ),
      }),
    }),
    planted('a table with a takeover shows a number of hidden cards', {
      send: (send, truth) => (kind, what) =>
        send(
          kind,
          kind === 'table' && JSON.stringify(what).includes('"takenOverByBot":true')
            ? ({ ...what, n: count(truth()) } as typeof what)
            : what,
        ),
    }),
    planted('a player who has lost a seat is sent the next card', {
      send: (send, truth) => (kind, what) =>
        send(
          kind,
          kind === 'frame' && (what as Frame).viewer === 'spectator'
            ? ({ ...what, next: next(truth()) } as typeof what)
            : what,
        ),
    }),
    planted('an undo that shows a number of hidden cards', {
      send: (send, truth) => (kind, what) =>
        send(
          kind,
          kind === 'frame' && (what as Frame).undone > 0 ? ({ ...what, n: count(truth()) } as typeof what) : what,
        ),
    }),
  ],
};

function planted(name: string, leak: Leak): Planted {
  return {
    name,
    most: 2_400,
    run: request => searchPositions({ ...request, tables: [plantedTable(GAME)], course: afterwards, leak, enough: 1 }),
  };
}
