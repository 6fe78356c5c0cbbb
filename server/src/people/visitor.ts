// Identifies the visitor by cookie or token, the same way for HTTP and sockets.
import { fastifyCookie as cookies, type Signer } from '@fastify/cookie';
import type { BotToken, Person, Session, Store } from '../store/store.ts';
import { TOKEN, tokenId } from './tokens.ts';

export const COOKIE = 'omerta';

const DAY = 24 * 60 * 60 * 1000;
export const SESSION_LIFE = 90 * DAY;

export interface Visitor {
  readonly person: Person;
  readonly by: { readonly session: Session } | { readonly token: BotToken };
}

export interface AuthContext {
  readonly store: Store;
  readonly signer: Signer;
  readonly now: () => number;
}

export interface Headers {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** The id of the session or token; connections end with it. */
export function sessionOf({ by }: Visitor): string {
  return 'session' in by ? by.session.id : by.token.id;
}

/** Whether a session or token that was valid earlier still is. */
export async function isSessionValid({ store, now }: AuthContext, { by }: Visitor): Promise<boolean> {
  if ('token' in by) return (await store.tokenById(by.token.id)) !== undefined;
  const session = await store.sessionById(by.session.id);
  return session !== undefined && session.expiresAt > now();
}

/** A guest in a browser, not a program with a guest's token. */
export function isGuestHere({ person, by }: Visitor): boolean {
  return person.passwordHash === undefined && 'session' in by;
}

/** A token takes precedence over the cookie. */
export async function visitorOf(auth: AuthContext, { cookie, authorization }: Headers): Promise<Visitor | undefined> {
  return authorization === undefined ? visitorWithCookie(auth, cookie) : visitorWithToken(auth, authorization);
}

/** The cookie's value for a new session. */
export function cookieFor({ signer }: AuthContext, token: string): string {
  return signer.sign(token);
}

/** Sessions are extended about once a day, not with every request. */
export function needsRenewal({ now }: AuthContext, { expiresAt }: Session): boolean {
  return expiresAt - now() < SESSION_LIFE - DAY;
}

async function visitorWithCookie(auth: AuthContext, header: string | undefined): Promise<Visitor | undefined> {
  const signed = header === undefined ? undefined : cookies.parse(header)[COOKIE];
  if (signed === undefined) return undefined;
  const { valid, value: token } = auth.signer.unsign(signed);
  if (!valid || token === null || !TOKEN.test(token)) return undefined;
  const session = await auth.store.sessionById(tokenId('session', token));
  if (session === undefined || session.expiresAt <= auth.now()) return undefined;
  const person = await auth.store.personById(session.person);
  return person === undefined ? undefined : { person, by: { session } };
}

async function visitorWithToken({ store }: AuthContext, authorization: string): Promise<Visitor | undefined> {
  const shown = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization)?.[1];
  const token = shown === undefined ? undefined : await store.tokenById(tokenId('bot', shown));
  const person = token === undefined ? undefined : await store.personById(token.person);
  return token === undefined || person === undefined ? undefined : { person, by: { token } };
}
