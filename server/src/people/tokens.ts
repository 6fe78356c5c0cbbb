// Secrets that are shown once. Only their hashes are stored, so a stolen database gives no access.
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits as 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The id a token is stored under. It includes the purpose: a token is worthless for any other. */
export function tokenId(purpose: 'session' | 'bot' | 'move', token: string): string {
  return createHash('sha256').update(`${purpose}:${token}`).digest('hex');
}

export function newPersonId(): string {
  return randomBytes(16).toString('hex');
}
