// A guest has a name. An account also has a password, and its name is unique.
import { readName, spacedName } from '@omerta/names';
import type { Credential, Person } from '../store/store.ts';
import type { Device } from './deviceOf.ts';
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts';
import { newSession, openSession } from './sessions.ts';
import { newPersonId } from './tokens.ts';
import type { AuthContext } from './visitor.ts';

export interface AccountContext extends AuthContext {
  readonly passwordCost: number;
}

export type PersonRefusal =
  | 'badName'
  | 'nameTaken'
  | 'wrongPassword'
  | 'hasPassword'
  | 'isGuest'
  | 'notSignedIn' // the session, or the password it was opened with, has ended meanwhile
  | 'busy';
export type PersonResult =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly code: PersonRefusal };

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export async function addGuest(auth: AuthContext, text: string, language: string): Promise<PersonResult> {
  const name = readName(text);
  if (name === undefined) return refused('badName');
  if ((await auth.store.personByName(name)) !== undefined) return refused('nameTaken');
  const person: Person = newPerson(auth, name, language);
  await auth.store.addPerson(person);
  return { ok: true, person };
}

export type Entered =
  | { readonly ok: true; readonly person: Person; readonly token: string } // of the new session
  | { readonly ok: false; readonly code: PersonRefusal };

/** A guest with the session that asks. */
export interface Asking {
  readonly person: Person;
  readonly session: string;
}

/**
 * Makes a guest an account, who keeps seats and games; or creates a new account. All other sessions of the guest end: a
 * shared guest cookie gives no access to the account.
 */
export async function register(
  auth: AccountContext,
  guest: Asking | undefined,
  { name: text, password }: Credentials,
  language: string,
  device: Device,
): Promise<Entered> {
  const name = readName(text);
  if (name === undefined) return refused('badName');
  if (guest?.person.passwordHash !== undefined) return refused('hasPassword');
  if ((await auth.store.personByName(name)) !== undefined) return refused('nameTaken');
  const passwordHash = await hashPassword(password, auth.passwordCost);
  if (passwordHash === 'busy') return refused('busy');
  if (guest !== undefined) {
    const by = { session: guest.session, passwordHash: '' };
    return withPassword(auth, guest.person, { name, passwordHash }, by, device);
  }
  const person: Person = { ...newPerson(auth, name, language), passwordHash };
  if (!(await auth.store.addPerson(person))) return refused('nameTaken');
  const token = await openSession(auth, person, device);
  return token === undefined ? refused('notSignedIn') : { ok: true, person, token };
}

export async function logIn(auth: AccountContext, { name: text, password }: Credentials): Promise<PersonResult> {
  const person = await accountNamed(auth, text);
  const isRight = await (person?.passwordHash === undefined
    ? pretendToCheck(password, auth.passwordCost)
    : isPassword(password, person.passwordHash));
  if (isRight === 'busy') return refused('busy');
  return isRight && person !== undefined ? { ok: true, person } : refused('wrongPassword');
}

export async function rename({ store }: AuthContext, person: Person, text: string): Promise<PersonResult> {
  const name = readName(text);
  if (name === undefined) return refused('badName');
  const namesake = await store.personByName(name);
  if (namesake !== undefined && namesake.id !== person.id) return refused('nameTaken');
  return (await store.updatePerson(person.id, { name }))
    ? { ok: true, person: { ...person, name } }
    : refused('nameTaken');
}

/** Logs out every other device and revokes every token; this device gets a new session. */
export async function changePassword(
  auth: AccountContext,
  { person, session }: Asking,
  old: string,
  password: string,
  device: Device,
): Promise<Entered> {
  if (person.passwordHash === undefined) return refused('isGuest');
  const isRight = await isPassword(old, person.passwordHash);
  if (isRight !== true) return refused(isRight === 'busy' ? 'busy' : 'wrongPassword');
  const passwordHash = await hashPassword(password, auth.passwordCost);
  if (passwordHash === 'busy') return refused('busy');
  return withPassword(auth, person, { passwordHash }, { session, passwordHash: person.passwordHash }, device);
}

/** Without the old one: for the operator. */
export async function resetPassword(auth: AccountContext, person: Person, password: string): Promise<PersonResult> {
  const passwordHash = await hashPassword(password, auth.passwordCost);
  if (passwordHash === 'busy') return refused('busy');
  const result = await auth.store.setPassword(person.id, { passwordHash }, {});
  return result === 'done' ? { ok: true, person: { ...person, passwordHash } } : refused(codeOf(result));
}

async function withPassword(
  auth: AccountContext,
  before: Person,
  change: { readonly passwordHash: string; readonly name?: string },
  by: Credential,
  device: Device,
): Promise<Entered> {
  const { token, session } = newSession(auth, before, device);
  const result = await auth.store.setPassword(before.id, change, by, session);
  return result === 'done' ? { ok: true, person: { ...before, ...change }, token } : refused(codeOf(result));
}

const codeOf = (result: 'nameTaken' | 'outdated'): PersonRefusal => (result === 'outdated' ? 'notSignedIn' : result);

/** Before something drastic: an account has to repeat its password. */
export async function confirmPassword(person: Person, password: string | undefined): Promise<PersonResult> {
  if (person.passwordHash === undefined) return { ok: true, person };
  const isRight = password === undefined ? false : await isPassword(password, person.passwordHash);
  if (isRight === 'busy') return refused('busy');
  return isRight ? { ok: true, person } : refused('wrongPassword');
}

/** Accounts from before some characters were left out of names have them in theirs. */
async function accountNamed({ store }: AuthContext, text: string): Promise<Person | undefined> {
  const name = readName(text);
  return (await store.personByName(spacedName(text))) ?? (name === undefined ? undefined : store.personByName(name));
}

function newPerson({ now }: AuthContext, name: string, language: string): Person {
  return { id: newPersonId(), name, language, createdAt: now(), lastSeen: now() };
}

function refused(code: PersonRefusal): { readonly ok: false; readonly code: PersonRefusal } {
  return { ok: false, code };
}
