import type { Person } from '../store/store.ts';
import { newToken, TOKEN, tokenId } from './tokens.ts';
import { type AuthContext, SESSION_LIFE } from './visitor.ts';

/** The token goes into the cookie; only its hash is stored. */
export async function openSession({ store, now }: AuthContext, { id: person }: Person): Promise<string> {
  const token = newToken();
  const createdAt = now();
  await store.addSession({ id: tokenId('session', token), person, createdAt, expiresAt: createdAt + SESSION_LIFE });
  return token;
}

/** Milliseconds a ticket is valid. */
export const TICKET_LIFE = 2 * 60 * 1000;

/** Lets the same person log in on another device, once and soon: the client shows it as a QR code. */
export async function openTicket({ store, now }: AuthContext, { id: person }: Person): Promise<string> {
  const ticket = newToken();
  const createdAt = now();
  await store.addSession({ id: tokenId('move', ticket), person, createdAt, expiresAt: createdAt + TICKET_LIFE });
  return ticket;
}

/** Only the call that deletes the ticket uses it, so it works once. */
export async function useTicket({ store, now }: AuthContext, ticket: string): Promise<Person | undefined> {
  if (!TOKEN.test(ticket)) return undefined;
  const id = tokenId('move', ticket);
  const stored = await store.sessionById(id);
  if (stored === undefined || !(await store.deleteSession(id)) || stored.expiresAt <= now()) return undefined;
  return store.personById(stored.person);
}
