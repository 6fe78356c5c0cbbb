// A guest has a name. An account also has a password, and its name is unique.
import { readName, spacedName } from '@omerta/names';
import type { Guesser } from '../guesses/guessBudgets.ts';
import type { Guesses } from '../guesses/guesses.ts';
import { foldedName } from '../store/foldedName.ts';
import type { Credential, Person } from '../store/store.ts';
import type { Device } from './deviceOf.ts';
import { knownDevice } from './knownDevice.ts';
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts';
import { newSession, openSession } from './sessions.ts';
import { newPersonId } from './tokens.ts';
import type { AuthContext } from './visitor.ts';

export interface AccountContext extends AuthContext {
  readonly passwordCost: number;
  readonly guesses: Guesses;
}

export type PersonRefusal =
  | 'badName'
  | 'nameTaken'
  | 'wrongPassword'
  | 'tooManyTries'
  | 'hasPassword'
  | 'isGuest'
  | 'notSignedIn' // the session, or the password it was opened with, has ended meanwhile
  | 'busy';
export type PersonResult = { readonly ok: true; readonly person: Person } | NotDone;

interface NotDone {
  readonly ok: false;
  readonly code: PersonRefusal;
  readonly wait?: number; // milliseconds until the next try
}

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
  | NotDone;

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

/** Where a login comes from. */
export interface LoginFrom {
  readonly address: string;
  readonly cookie: string | undefined; // header
}

export async function logIn(
  auth: AccountContext,
  { name: text, password }: Credentials,
  { address, cookie }: LoginFrom,
): Promise<PersonResult> {
  const person = await accountNamed(auth, text);
  const device = person === undefined ? undefined : knownDevice(auth, person, cookie);
  const guesser: Guesser =
    device === undefined
      ? { kind: 'password', address, account: foldedName(person?.name ?? text) }
      : { kind: 'password', device };
  const isRight = await guessed(auth, guesser, device === undefined ? person?.id : undefined, () =>
    person?.passwordHash === undefined
      ? pretendToCheck(password, auth.passwordCost)
      : isPassword(password, person.passwordHash),
  );
  return isRight.ok ? { ok: true, person: person! } : isRight; // without a person no password is right
}

/** Counts the guess, and checks it if it is allowed now. The owner is told of wrong ones. */
async function guessed(
  { guesses }: AccountContext,
  guesser: Guesser,
  owner: string | undefined,
  check: () => Promise<boolean | 'busy'>,
): Promise<{ readonly ok: true } | NotDone> {
  const guess = await guesses.begin(guesser);
  if (!guess.ok) return { ...refused('tooManyTries'), wait: guess.wait };
  const isRight = await check();
  if (isRight === false) await guess.wrong(owner);
  else await guess.right(); // or not checked at all
  if (isRight === 'busy') return refused('busy');
  return isRight ? { ok: true } : refused('wrongPassword');
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
  const isRight = await confirmPassword(auth, { person, session }, old);
  if (!isRight.ok) return isRight;
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

/** Before something drastic an account has to repeat its password. The session is a device that is known. */
export async function confirmPassword(
  auth: AccountContext,
  { person, session }: Asking,
  password: string | undefined,
): Promise<PersonResult> {
  const { passwordHash } = person;
  if (passwordHash === undefined) return { ok: true, person };
  if (password === undefined) return refused('wrongPassword');
  const isRight = await guessed(auth, { kind: 'password', device: session }, undefined, () =>
    isPassword(password, passwordHash),
  );
  return isRight.ok ? { ok: true, person } : isRight;
}

/** Accounts from before some characters were left out of names have them in theirs. */
async function accountNamed({ store }: AuthContext, text: string): Promise<Person | undefined> {
  const name = readName(text);
  return (await store.personByName(spacedName(text))) ?? (name === undefined ? undefined : store.personByName(name));
}

function newPerson({ now }: AuthContext, name: string, language: string): Person {
  return { id: newPersonId(), name, language, createdAt: now(), lastSeen: now() };
}

function refused(code: PersonRefusal): NotDone {
  return { ok: false, code };
}
