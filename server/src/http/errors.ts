// Every refusal of the HTTP API. The list is fixed, and no message depends on hidden information.
import type { Reason } from '@omerta/kernel';
import { z } from 'zod';

export const ERRORS = {
  unreadable: [400, 'The request does not have the form this endpoint reads.'],
  badName: [400, 'A name is 1 to 24 letters, none of them invisible.'],
  badOptions: [400, 'These options cannot be played; see the problems.'],
  noSuchFaction: [400, 'The players of this game cannot be this.'],
  noSuchLevel: [400, 'There is no bot of this level.'],
  badPack: [422, 'This is not a pack of the game; see the problems.'],
  illegal: [422, 'The rules do not allow this choice.'],
  notSignedIn: [401, 'Not authenticated: take a name, log in, or send a token.'],
  wrongPassword: [401, 'No account has this name and this password.'],
  badTicket: [401, 'The ticket was used already or has expired.'],
  notAllowed: [403, 'You may not do this.'],
  badHost: [
    403,
    'This server may not be called by this name. Its operator can allow it: OMERTA_PUBLIC_URL or OMERTA_ALLOWED_HOSTS.',
  ],
  badOrigin: [403, 'Pages of this origin may not act for a visitor.'],
  notForTokens: [403, 'A token may not do this; log in.'],
  notOffered: [403, 'This server does not offer this game; see the problems.'],
  notHost: [403, 'Only the host may do this.'],
  notSeated: [403, 'Only players of this table may do this.'],
  shownOut: [403, 'The host has shown you out of this lobby. Only the host can invite you again.'],
  notYourSeat: [403, 'This is not your seat.'],
  notYet: [403, 'Available when the game is over.'],
  spectatorsOff: [403, 'This table does not allow spectators.'],
  notFound: [404, 'Not found.'],
  noSuchMatch: [404, 'There is no such table, or it is not open to you.'],
  noSuchPack: [404, 'There is no such pack.'],
  noSuchPerson: [404, 'There is no account of that name.'],
  noSuchLine: [404, 'There is no such chat line.'],
  noSuchChoice: [409, 'The game has no such choice, or was over by then.'],
  otherRules: [409, 'This game was played under another version of the rules.'],
  nameTaken: [409, 'Another account has this name.'],
  hasPassword: [409, 'This is already an account.'],
  isGuest: [409, 'A guest has no password.'],
  seatTaken: [409, 'This seat is taken.'],
  factionTaken: [409, 'Another seat has this one; see takenBy.'],
  noSuchSeat: [409, 'The table has no such seat.'],
  alreadySeated: [409, 'You already have a seat at this table.'],
  notInLobby: [409, 'The game has begun.'],
  notARoom: [409, 'This table belongs to no room.'],
  notPlaying: [409, 'The game is not being played.'],
  notOver: [409, 'The game is not over.'],
  notReady: [409, 'Not every seat is taken and ready.'],
  stillThere: [409, 'This player is present.'],
  justLeft: [409, 'This player was here a moment ago; wait half a minute.'],
  stale: [409, 'This decision is over; read the current one.'],
  notWaitingForYou: [409, 'The game does not wait for you.'],
  notWatching: [409, 'Watch the table first.'],
  noUndo: [409, 'This can no longer be undone.'],
  tooManyChanges: [
    409,
    'You have changed your mind too often: this answer stands. Your next answers earn more changes.',
  ],
  changed: [409, 'The table has changed; read it again.'],
  frozen: [409, 'This table is stopped by an internal error until the operator repairs it.'],
  notDone: [409, 'This failed; see the problems.'],
  tooMany: [429, 'Too many requests; wait a little.'],
  tooManyTries: [429, 'Too many wrong tries; wait as many seconds as retryAfter says.'],
  full: [507, 'The server has no room for more; its operator is told.'],
  tooLarge: [413, 'The request is too large.'],
  busy: [503, 'The server is busy; try again.'],
  stopping: [503, 'The server is not ready.'],
  fault: [500, 'Internal error. It was logged.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error reply. */
export const errorSchema = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  problems: z.array(z.string()).optional(), // one line each, naming the field
  reason: z // of the rules
    .object({
      code: z.string(),
      rule: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
  takenBy: z.object({ seat: z.number(), name: z.string() }).optional(), // of a faction
  retryAfter: z.number().optional(), // seconds, as in the header Retry-After
});
export type ErrorBody = z.infer<typeof errorSchema>;

export interface Detail {
  readonly problems?: readonly string[] | undefined;
  readonly reason?: Reason | undefined;
  readonly takenBy?: { readonly seat: number; readonly name: string } | undefined;
  readonly wait?: number | undefined; // milliseconds
}

/** Ends a request with a refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly detail: Detail;

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(ERRORS[code][1]);
    this.code = code;
    this.detail = detail;
  }
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code][0];
}

export function bodyOf(code: ErrorCode, { problems, reason, takenBy, wait }: Detail = {}): ErrorBody {
  return {
    code,
    message: ERRORS[code][1],
    ...(problems === undefined ? {} : { problems: [...problems] }),
    ...(reason === undefined ? {} : { reason: reasonOf(reason) }),
    ...(takenBy === undefined ? {} : { takenBy: { seat: takenBy.seat, name: takenBy.name } }),
    ...(wait === undefined ? {} : { retryAfter: Math.ceil(wait / 1000) }),
  };
}

const reasonOf = ({ code, rule, values }: Reason): NonNullable<ErrorBody['reason']> => ({
  code,
  rule,
  ...(values === undefined ? {} : { values: { ...values } }),
});

type Result = { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode; readonly wait?: number };

/** Throws Refused unless the result is ok. */
export function granted<R extends Result>(result: R): Extract<R, { readonly ok: true }> {
  if (!result.ok) throw new Refused(result.code, { wait: result.wait });
  return result as Extract<R, { readonly ok: true }>; // the other form was thrown above
}
