import { z } from 'zod';
import { addGuest, changePassword, confirmPassword, logIn, register, rename } from '../people/accounts.ts';
import { deleteAccount } from '../people/deleteAccount.ts';
import { mergeGuest } from '../people/mergeGuest.ts';
import { openSession, openTicket, TICKET_LIFE, useTicket } from '../people/sessions.ts';
import { isGuestHere } from '../people/visitor.ts';
import {
  clearSessionCookie,
  deviceIn,
  loggedIn,
  requesterIn,
  setDeviceCookie,
  setSessionCookie,
  stillValid,
} from './authentication.ts';
import { granted, Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import {
  DONE,
  doneSchema,
  languageSchema,
  meOf,
  meSchema,
  nameSchema,
  passwordSchema,
  secretSchema,
} from './schemas/people.ts';
import { endSession } from './sessions.ts';

const people = { tags: ['people'] };
const enter = { config: { budget: 'enter' } } as const;
const language = languageSchema.default('en');
const credentials = { name: nameSchema, password: passwordSchema };

export function addPeople(app: Routes, parts: Parts): void {
  const { auth, store } = parts;

  app.get(
    '/api/me',
    { schema: { ...people, summary: 'Who I am', response: { 200: z.object({ person: meSchema.optional() }) } } },
    ({ visitor }) => (visitor === undefined ? {} : { person: meOf(visitor.person) }),
  );

  app.post(
    '/api/guests',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'Become a guest with this name; sets a cookie',
        body: z.strictObject({ name: nameSchema, language }),
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const { name, language: spoken } = request.body;
      const { person } = granted(await addGuest(auth, name, spoken));
      setSessionCookie(reply, parts, stillValid(await openSession(auth, person, deviceIn(request))));
      return meOf(person);
    },
  );

  app.post(
    '/api/accounts',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'Create an account; a guest keeps seats and games',
        body: z.strictObject({ ...credentials, language }),
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const guest = request.visitor === undefined ? undefined : loggedIn(request);
      const { person, token } = granted(await register(auth, guest, body, body.language, deviceIn(request)));
      parts.endSessionsOf(person.id);
      setSessionCookie(reply, parts, token);
      setDeviceCookie(reply, parts, person);
      return meOf(person);
    },
  );

  app.post(
    '/api/sessions',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'Log in; the account takes over the seats and games of the guest I was',
        body: z.strictObject(credentials),
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const { body, visitor } = request;
      const { person } = granted(
        await logIn(auth, body, { address: requesterIn(request).address, cookie: request.headers.cookie }),
      );
      const token = await openSession(auth, person, deviceIn(request));
      if (token === undefined) throw new Refused('wrongPassword'); // it was changed while we checked it
      if (visitor !== undefined && isGuestHere(visitor)) await mergeGuest(parts, visitor.person, person);
      setSessionCookie(reply, parts, token);
      setDeviceCookie(reply, parts, person);
      return meOf(person);
    },
  );

  app.delete(
    '/api/sessions/mine',
    { schema: { ...people, summary: 'Log out on this device', response: { 200: doneSchema } } },
    async (request, reply) => {
      await endSession(parts, loggedIn(request).session);
      clearSessionCookie(reply, parts);
      return DONE;
    },
  );

  app.post(
    '/api/me/tickets',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'A ticket to log in on another device; works once and expires soon',
        response: { 200: z.object({ ticket: z.string(), seconds: z.number() }) },
      },
    },
    async request => {
      const { person, session } = loggedIn(request);
      return { ticket: stillValid(await openTicket(auth, person, { session })), seconds: TICKET_LIFE / 1000 };
    },
  );

  app.post(
    '/api/sessions/tickets',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'Log in with a ticket from another device',
        body: z.strictObject({ ticket: secretSchema }),
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const used = await useTicket(auth, request.body.ticket, deviceIn(request));
      if (used === undefined) throw new Refused('badTicket');
      setSessionCookie(reply, parts, used.token);
      return meOf(used.person);
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        ...people,
        summary: 'Change my name or language',
        body: z.strictObject({ name: nameSchema.optional(), language: languageSchema.optional() }),
        response: { 200: meSchema },
      },
    },
    async request => {
      const { name, language: spoken } = request.body;
      let { person } = loggedIn(request);
      if (name !== undefined) person = granted(await rename(auth, person, name)).person;
      if (spoken !== undefined) {
        await store.updatePerson(person.id, { language: spoken });
        person = { ...person, language: spoken };
      }
      return meOf(person);
    },
  );

  app.put(
    '/api/me/password',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'Change my password; logs out all other devices and revokes all tokens',
        body: z.strictObject({ old: passwordSchema, password: passwordSchema }),
        response: { 200: meSchema },
      },
    },
    async (request, reply) => {
      const { old, password } = request.body;
      const changed = await changePassword(auth, loggedIn(request), old, password, deviceIn(request));
      const { person, token } = granted(changed);
      parts.endSessionsOf(person.id);
      setSessionCookie(reply, parts, token);
      setDeviceCookie(reply, parts, person);
      return meOf(person);
    },
  );

  app.delete(
    '/api/me/failed-logins',
    { schema: { ...people, summary: 'I have seen the failed logins', response: { 200: doneSchema } } },
    async request => {
      await store.forgetFailedLogins(loggedIn(request).person.id);
      return DONE;
    },
  );

  app.delete(
    '/api/me',
    {
      ...enter,
      schema: {
        ...people,
        summary: 'Delete me and my personal data; an account repeats its password',
        body: z.strictObject({ password: passwordSchema.optional() }),
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      const asking = loggedIn(request);
      granted(await confirmPassword(auth, asking, request.body.password));
      await deleteAccount(parts, asking.person);
      clearSessionCookie(reply, parts);
      return DONE;
    },
  );
}
