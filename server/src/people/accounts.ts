// A guest has a name. An account also has a password, and its name is unique.
import { readName, spacedName } from '@omerta/names';
import type { Person } from '../store/store.ts';
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts';
import { newPersonId } from './tokens.ts';
import type { AuthContext } from './visitor.ts';

export interface AccountContext extends AuthContext {
  readonly passwordCost: number;
}

export type PersonRefusal = 'badName' | 'nameTaken' | 'wrongPassword' | 'hasPassword' | 'isGuest' | 'busy';
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

/** Makes a guest an account, who keeps seats and games; or creates a new account. */
export async function register(
  auth: AccountContext,
  guest: Person | undefined,
  { name: text, password }: Credentials,
  language: string,
): Promise<PersonResult> {
  const name = readName(text);
  if (name === undefined) return refused('badName');
  if (guest?.passwordHash !== undefined) return refused('hasPassword');
  if ((await auth.store.personByName(name)) !== undefined) return refused('nameTaken');
  const passwordHash = await hashPassword(password, auth.passwordCost);
  if (passwordHash === 'busy') return refused('busy');
  const person: Person = { ...(guest ?? newPerson(auth, name, language)), name, passwordHash };
  const isDone = guest
    ? await auth.store.updatePerson(guest.id, { name, passwordHash })
    : await auth.store.addPerson(person);
  return isDone ? { ok: true, person } : refused('nameTaken');
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

/** Logs out every other device and revokes every token. */
export async function changePassword(
  auth: AccountContext,
  person: Person,
  old: string,
  password: string,
): Promise<PersonResult> {
  if (person.passwordHash === undefined) return refused('isGuest');
  const isRight = await isPassword(old, person.passwordHash);
  if (isRight !== true) return refused(isRight === 'busy' ? 'busy' : 'wrongPassword');
  return setPassword(auth, person, password);
}

/** Without the old one: for the operator. */
export async function setPassword(auth: AccountContext, person: Person, password: string): Promise<PersonResult> {
  const passwordHash = await hashPassword(password, auth.passwordCost);
  if (passwordHash === 'busy') return refused('busy');
  await auth.store.updatePerson(person.id, { passwordHash });
  await auth.store.revokeDevicesOf(person.id);
  return { ok: true, person: { ...person, passwordHash } };
}

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

function refused(code: PersonRefusal): PersonResult {
  return { ok: false, code };
}
