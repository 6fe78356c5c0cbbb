// Secrets that are handed out once. We keep only their hashes, so a stolen database opens no auth.
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as 43 letters that need no escaping anywhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Under which a token is kept. The purpose is part of it: a token made for one thing is worth nothing for another. */
export function tokenId(purpose: 'session' | 'bot' | 'move', token: string): string {
  return createHash('sha256').update(`${purpose}:${token}`).digest('hex');
}

export function newPersonId(): string {
  return randomBytes(16).toString('hex');
}
