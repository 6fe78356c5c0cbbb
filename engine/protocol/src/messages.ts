// The messages of the socket. These schemas read everything clients send; nothing else gets in.
import * as z from 'zod/mini';

export const MATCH_ID = /^[a-z2-7]{16}$/;
export const COMMAND_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** The key in the link of a shared screen. */
export const SCREEN_KEY = /^[A-Za-z0-9_-]{43}$/;
/** The code of a room or private table. */
export const CODE = /^[A-Z]{4,12}$/;
export const EMOTES = ['liar', 'chicken', 'mercy', 'laugh', 'poker', 'mine'] as const;
export type Emote = (typeof EMOTES)[number];
/** Between two emotes of one person at a table, in milliseconds. */
export const EMOTE_PAUSE = 5_000;

const match = z.string().check(z.regex(MATCH_ID));
const command = z.string().check(z.regex(COMMAND_ID));
const count = z.int().check(z.gte(0), z.lte(1_000_000));
const choice = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Starts watching: as the player of a seat there, else as a spectator. `since` is the last version seen. A private table is
 * visible to its players and to viewers with its code. A shared screen sends the key of its link and watches as a
 * spectator, whatever account is logged in there.
 */
const watchMessage = z.strictObject({
  match,
  since: z.optional(count),
  code: z.optional(z.string().check(z.regex(CODE))),
  screen: z.optional(z.string().check(z.regex(SCREEN_KEY))),
});

/** A choice. `decision` counts the answers this seat has given; `command` is made by the client, so a resend is harmless. */
const commandMessage = z.strictObject({ match, decision: count, command, text: choice });

/** Takes the last choice back, if it revealed nothing. */
const undoMessage = z.strictObject({ match, decision: count, command });

/** The highlighted choice before it is confirmed: counts at the deadline, recorded nowhere. */
const draftMessage = z.strictObject({ match, decision: count, text: z.nullable(choice) });

/** All events this viewer has seen so far. */
const logMessage = z.strictObject({ match });

/** The latest lines of the viewer's room. Ask after `watch`: later lines are pushed. */
const chatMessage = z.strictObject({ match });

const sayMessage = z.strictObject({ match, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) });
const emoteMessage = z.strictObject({ match, emote: z.enum(EMOTES) });

/** Stops watching. The player keeps the seat. */
const leaveMessage = z.strictObject({ match });

export const clientMessages = {
  watch: watchMessage,
  command: commandMessage,
  undo: undoMessage,
  draft: draftMessage,
  log: logMessage,
  chat: chatMessage,
  say: sayMessage,
  emote: emoteMessage,
  leave: leaveMessage,
} as const;

export type ClientMessageKind = keyof typeof clientMessages;
export type ClientMessage<K extends ClientMessageKind> = z.infer<(typeof clientMessages)[K]>;

/** An untrusted message, or undefined if it is malformed. */
export function readMessage<K extends ClientMessageKind>(kind: K, data: unknown): ClientMessage<K> | undefined {
  const read = z.safeParse(clientMessages[kind], data);
  return read.success ? (read.data as ClientMessage<K>) : undefined;
}
