// What the server replies and sends. Nothing else leaves the socket: the server's tests read everything with these schemas.
import type { Reason } from '@omerta/kernel';
import * as z from 'zod/mini';
import { chatLine, count, frame, plainObject } from './frames.ts';
import type { ClientMessageKind } from './messages.ts';
import { tableInfo } from './tables.ts';

export const REFUSALS = [
  'unreadable', // no such message, or no such choice
  'noSuchMatch',
  'notYourSeat',
  'notPlaying', // not started, paused or over
  'notWaitingForYou',
  'stale', // the question has changed
  'illegal',
  'noUndo',
  'tooManyChanges', // the seat has taken back or changed its answers too often
  'frozen', // this match hit a bug and waits for an operator; the others go on
  'busy', // it may or may not have happened: send it again, with the same command
  'tooMany', // too many messages in too short a time
  'notWatching',
  'spectatorsOff',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

const refused = z.strictObject({
  ok: z.literal(false),
  code: z.enum(REFUSALS),
  reason: z.optional(z.custom<Reason>(data => plainObject.safeParse(data).success)),
});
export type Refused = z.infer<typeof refused>;

const done = z.strictObject({ ok: z.literal(true) });
const chosen = z.strictObject({ ok: z.literal(true), decision: count }); // the next one of this seat

/** The reply to each message. */
export const replies = {
  watch: z.union([z.strictObject({ ok: z.literal(true), table: tableInfo, frame: z.optional(frame) }), refused]),
  command: z.union([chosen, refused]),
  undo: z.union([chosen, refused]),
  draft: z.union([done, refused]),
  log: z.union([z.strictObject({ ok: z.literal(true), version: count, events: z.array(plainObject) }), refused]),
  chat: z.union([z.strictObject({ ok: z.literal(true), lines: z.array(chatLine) }), refused]),
  say: z.union([done, refused]),
  emote: z.union([done, refused]),
  leave: z.union([done, refused]),
} as const satisfies { readonly [K in ClientMessageKind]: z.ZodMiniType };

export type Reply<K extends ClientMessageKind = ClientMessageKind> = z.infer<(typeof replies)[K]>;

/** What the server sends on its own. */
export const served = {
  frame,
  table: tableInfo,
  chat: chatLine,
  stepAside: z.strictObject({ match: z.string() }), // the same seat was opened elsewhere
  closed: z.strictObject({ match: z.string() }), // this viewer may no longer watch
} as const;

export type ServedKind = keyof typeof served;
export type Served<K extends ServedKind> = z.infer<(typeof served)[K]>;
