// Runs before every endpoint: counts the request, checks its origin and identifies its visitor.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Device, deviceOf } from '../people/deviceOf.ts';
import { DEVICE_COOKIE, DEVICE_LIFE, deviceCookieFor } from '../people/knownDevice.ts';
import { COOKIE, cookieFor, needsRenewal, SESSION_LIFE, type Visitor, visitorOf } from '../people/visitor.ts';
import type { Person } from '../store/store.ts';
import type { Requester } from './access.ts';
import { Refused } from './errors.ts';
import type { Spend } from './limits.ts';
import { isAllowedOrigin } from './origins.ts';
import type { Parts } from './parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | undefined;
  }
}

export function authenticateRequests(app: FastifyInstance, parts: Parts, spend: Spend): void {
  app.decorateRequest('visitor', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { budget, isFile } = request.routeOptions.config;
    if (isFile === true && !isApi(request)) return spend('file', request);
    await spend('address', request);
    if (!mayAsk(request, parts)) throw new Refused('badOrigin');
    request.visitor = await visitorOf(parts.auth, request.headers);
    if (request.visitor !== undefined) {
      await spend('person', request);
      await prolong(request.visitor, request, reply, parts);
    }
    if (budget !== undefined) await spend(budget, request);
  });
}

/** Unknown paths below /api end up at the route for files. */
const isApi = ({ params }: FastifyRequest): boolean => (params as { '*'?: string })['*']?.startsWith('api/') === true;

/** Reading needs no origin: browsers do not let other pages read our answers. */
function mayAsk({ method, headers }: FastifyRequest, parts: Parts): boolean {
  return method === 'GET' || method === 'HEAD' || mayAct(parts, headers);
}

/** A program with a token, or without a cookie, acts only for itself. Every other request needs an allowed origin. */
export function mayAct({ origins }: Parts, { origin, host, cookie, authorization }: IncomingHttpHeaders): boolean {
  if (origin === undefined && (authorization !== undefined || cookie === undefined)) return true;
  return isAllowedOrigin(origin, host, origins());
}

export function visitorIn({ visitor }: FastifyRequest): Visitor {
  if (visitor === undefined) throw new Refused('notSignedIn');
  return visitor;
}

export function personIn(request: FastifyRequest): Person {
  return visitorIn(request).person;
}

/** The caller, with the code or screen key of the request. */
export function requesterIn(request: FastifyRequest, shown: Pick<Requester, 'code' | 'screen'> = {}): Requester {
  const { ip = '', visitor } = request; // a client that has disconnected has no address
  return { person: visitor?.person.id, address: ip, ...shown };
}

/** For what a token may not do: passwords, tokens, the account itself. */
export function loggedIn(request: FastifyRequest): { readonly person: Person; readonly session: string } {
  const { person, by } = visitorIn(request);
  if (!('session' in by)) throw new Refused('notForTokens');
  return { person, session: by.session.id };
}

export function deviceIn({ headers }: FastifyRequest): Device {
  return deviceOf(headers['user-agent']);
}

/** What the store refuses because the session has ended since the request began. */
export function stillValid<T>(stored: T | undefined): T {
  if (stored === undefined) throw new Refused('notSignedIn');
  return stored;
}

/** Secure only if the visitor came by https: such a cookie is never sent back over plain http. */
export function setSessionCookie(reply: FastifyReply, { auth, config }: Parts, token: string): void {
  reply.setCookie(COOKIE, cookieFor(auth, token), cookieFlags(reply, config.basePath, SESSION_LIFE / 1000));
}

/** The owner of an account keeps it after logging out: then this device is not held up by strangers' guesses. */
export function setDeviceCookie(reply: FastifyReply, { auth, config }: Parts, account: Person): void {
  reply.setCookie(DEVICE_COOKIE, deviceCookieFor(auth, account), cookieFlags(reply, config.basePath, DEVICE_LIFE));
}

export function clearSessionCookie(reply: FastifyReply, { config }: Parts): void {
  reply.setCookie(COOKIE, '', cookieFlags(reply, config.basePath, 0));
}

export function cookieFlags({ request }: FastifyReply, basePath: string, maxAge: number) {
  const secure = request.protocol === 'https';
  return { path: `${basePath}/`, httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
}

async function prolong(visitor: Visitor, request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<void> {
  const { auth } = parts;
  if (!('session' in visitor.by) || !needsRenewal(auth, visitor.by.session)) return;
  await auth.store.extendSession(visitor.by.session.id, auth.now() + SESSION_LIFE, auth.now());
  await auth.store.updatePerson(visitor.person.id, { lastSeen: auth.now() });
  const signed = request.cookies[COOKIE];
  if (signed !== undefined)
    reply.setCookie(COOKIE, signed, cookieFlags(reply, parts.config.basePath, SESSION_LIFE / 1000));
}
