// The cookie by which a room knows a phone again. It is a random name: it says nothing and gives no access, but a guest
// whom a host keeps out cannot come back from the same phone under another name.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieFlags } from './authentication.ts';
import type { Parts } from './parts.ts';

const PHONE_COOKIE = 'omerta-phone';
const PHONE_LIFE = 30 * 24 * 60 * 60; // seconds

/** Undefined: it has sat at no room yet. */
export function knownPhone({ cookies }: FastifyRequest): string | undefined {
  const name = cookies[PHONE_COOKIE];
  return name !== undefined && /^[0-9a-f]{32}$/.test(name) ? name : undefined;
}

/** The name of this phone, a new one if it has none. */
export function phoneOf(request: FastifyRequest, reply: FastifyReply, { config }: Parts): string {
  const known = knownPhone(request);
  if (known !== undefined) return known;
  const name = randomBytes(16).toString('hex');
  reply.setCookie(PHONE_COOKIE, name, cookieFlags(reply, config.basePath, PHONE_LIFE));
  return name;
}
