import type { Credential, Person, Session } from '../store/store.ts';
import type { Device } from './deviceOf.ts';
import { newToken, TOKEN, tokenId } from './tokens.ts';
import { type AuthContext, SESSION_LIFE } from './visitor.ts';

/** A session to be stored, and the token of its cookie; of the token only the hash is stored. */
export interface NewSession {
  readonly token: string;
  readonly session: Session;
}

export function newSession({ now }: AuthContext, { id: person }: Pick<Person, 'id'>, device: Device): NewSession {
  const token = newToken();
  const at = now();
  const dates = { createdAt: at, expiresAt: at + SESSION_LIFE, seenAt: at };
  return { token, session: { id: tokenId('session', token), person, kind: 'device', ...dates, ...device } };
}

/** Returns the token for the cookie; undefined if the password has been changed since it was checked. */
export async function openSession(auth: AuthContext, person: Person, device: Device): Promise<string | undefined> {
  const { token, session } = newSession(auth, person, device);
  return (await auth.store.addSession(session, { passwordHash: person.passwordHash ?? '' })) ? token : undefined;
}

/** Milliseconds a ticket is valid. */
export const TICKET_LIFE = 2 * 60 * 1000;

/** Lets the same person log in on another device, once and soon: the client shows it as a QR code. */
export async function openTicket(
  { store, now }: AuthContext,
  { id: person }: Person,
  by: Credential,
): Promise<string | undefined> {
  const ticket = newToken();
  const at = now();
  const dates = { createdAt: at, expiresAt: at + TICKET_LIFE, seenAt: at };
  const isStored = await store.addSession({ id: tokenId('move', ticket), person, kind: 'ticket', ...dates }, by);
  return isStored ? ticket : undefined;
}

/** Logs in the ticket's owner. */
export async function useTicket(
  auth: AuthContext,
  ticket: string,
  device: Device,
): Promise<{ readonly person: Person; readonly token: string } | undefined> {
  if (!TOKEN.test(ticket)) return undefined;
  const { token, session } = newSession(auth, { id: '' }, device);
  const { person: _, ...unowned } = session;
  const owner = await auth.store.redeemTicket(tokenId('move', ticket), unowned, auth.now());
  const person = owner === undefined ? undefined : await auth.store.personById(owner);
  return person === undefined ? undefined : { person, token };
}
