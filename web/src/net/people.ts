// The account of this browser. A guest account is made when one is first needed.

import { settings } from '@omerta/table/settings/settings.ts';
import { sayingIn } from '@omerta/table/words/sayingIn.ts';
import type { Language } from '@omerta/words';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type PageWords, pageWords } from '../words/pageWords.ts';
import { type Credentials, type Person, peopleApi } from './peopleApi.ts';

export type { Person } from './peopleApi.ts';

export interface Known {
  readonly person: Person | undefined;
  readonly isAsked: boolean; // whether the server has said who I am, or that it does not know me
  readonly entering: Promise<Person> | undefined; // two parts of a page that need a guest get the same one
}

export const people = createStore<Known>(() => ({ person: undefined, isAsked: false, entering: undefined }));

export const usePerson = (): Person | undefined => useStore(people, ({ person }) => person);

/** Asks the server once; again only while no account is known. */
export async function findMe(): Promise<Person | undefined> {
  const { person, isAsked } = people.getState();
  if (isAsked) return person;
  const { person: found } = await peopleApi.me();
  return known(found);
}

/** The person I am, or a new guest with the name I like. */
export function ensurePerson(name?: string): Promise<Person> {
  const { entering } = people.getState();
  if (entering !== undefined) return entering;
  const entered = enter(name).finally(() => people.setState({ entering: undefined }));
  people.setState({ entering: entered });
  return entered;
}

async function enter(name: string | undefined): Promise<Person> {
  const wished = name?.trim() || undefined;
  const me = await findMe();
  if (me !== undefined) return wished === undefined || wished === me.name ? me : rename(wished);
  const { language, name: liked } = settings.getState();
  const guest = await peopleApi.takeName(wished ?? (liked || (await guestName(language))), language);
  return remembered(guest);
}

/** The name others see. Without a person it is kept for the first need. */
export async function rename(name: string): Promise<Person> {
  if (people.getState().person === undefined) return ensurePerson(name);
  return remembered(await peopleApi.change({ name }));
}

/** The language of this device, and of what the server sends me. */
export async function speak(language: Language): Promise<void> {
  settings.setState({ language });
  const { person } = people.getState();
  if (person !== undefined && person.language !== language) known(await peopleApi.change({ language }));
}

export const makeAccount = async (who: Credentials): Promise<Person> =>
  remembered(await peopleApi.makeAccount(who, settings.getState().language));

export const logIn = async (who: Credentials): Promise<Person> => remembered(await peopleApi.logIn(who));

export const comeInWith = async (ticket: string): Promise<Person> => remembered(await peopleApi.useTicket(ticket));

/** I have read of the wrong passwords. */
export async function seenFailedLogins(): Promise<void> {
  await peopleApi.seenFailedLogins();
  const { person } = people.getState();
  if (person === undefined) return;
  const { failedLogins: _, ...rest } = person;
  known(rest);
}

export async function logOut(): Promise<void> {
  await peopleApi.logOut();
  known(undefined);
}

export async function removeMe(password: string | undefined): Promise<void> {
  await peopleApi.remove(password);
  settings.setState({ name: '' });
  known(undefined);
}

function known<P extends Person | undefined>(person: P): P {
  people.setState({ person, isAsked: true });
  return person;
}

function remembered(person: Person): Person {
  settings.setState({ name: person.name });
  return known(person);
}

async function guestName(language: Language): Promise<string> {
  const say = sayingIn<PageWords>(language, await pageWords.load(language));
  const [draw = 0] = crypto.getRandomValues(new Uint16Array(1));
  return say('guestName', { number: String(100 + (draw % 900)) });
}
