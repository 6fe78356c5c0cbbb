// A device that has logged in to an account before. Strangers who guess the password of an account make unknown devices
// wait; a known one has guesses of its own, so its owner is not locked out.
import { randomBytes } from 'node:crypto';
import { fastifyCookie as cookies } from '@fastify/cookie';
import type { Person } from '../store/store.ts';
import type { AuthContext } from './visitor.ts';

export const DEVICE_COOKIE = 'omerta-device';
export const DEVICE_LIFE = 365 * 24 * 60 * 60; // seconds

/** The cookie is a random name and our signature. It says nothing, gives no access, and ends with the password. */
export function deviceCookieFor({ signer }: AuthContext, person: Person): string {
  const name = randomBytes(16).toString('hex');
  return `${name}.${signatureIn(signer.sign(signed(person, name)))}`;
}

/** The name of the device, if it is known to this account. */
export function knownDevice({ signer }: AuthContext, person: Person, header: string | undefined): string | undefined {
  const shown = header === undefined ? undefined : cookies.parse(header)[DEVICE_COOKIE];
  const [, name, signature] = /^([0-9a-f]{32})\.([^.]+)$/.exec(shown ?? '') ?? [];
  if (name === undefined) return undefined;
  return signer.unsign(`${signed(person, name)}.${signature}`).valid ? name : undefined;
}

const signed = ({ id, passwordHash }: Person, name: string): string => `device ${id} ${passwordHash} ${name}`;

/** Behind the last dot. */
const signatureIn = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
