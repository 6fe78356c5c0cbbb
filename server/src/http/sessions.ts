import { z } from 'zod';
import { loggedIn, stillValid } from './authentication.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { DONE, doneSchema } from './schemas/people.ts';

const people = { tags: ['people'] };

const deviceSchema = z.object({
  id: z.string(),
  browser: z.string().optional().describe('its name, such as Firefox; missing where it is unknown'),
  system: z.string().optional().describe('such as Windows, Android or iPhone'),
  createdAt: z.number(),
  seenAt: z.number().describe('about a day exact'),
  isThis: z.boolean().describe('the one that asks'),
});

/** The devices a person is logged in on. Programs have tokens (`tokens.ts`). */
export function addSessions(app: Routes, parts: Parts): void {
  const { store, auth } = parts;

  app.get(
    '/api/me/sessions',
    {
      schema: {
        ...people,
        summary: 'The devices I am logged in on, the one seen last first',
        response: { 200: z.object({ sessions: z.array(deviceSchema) }) },
      },
    },
    async request => {
      const { person, session } = loggedIn(request);
      const sessions = await store.sessionsOf(person.id, auth.now());
      return { sessions: sessions.map(each => ({ ...each, isThis: each.id === session })) };
    },
  );

  app.delete(
    '/api/me/sessions/:session',
    {
      schema: {
        ...people,
        summary: 'Log out one of my devices',
        params: z.object({ session: z.string().regex(/^[0-9a-f]{64}$/) }),
        response: { 200: doneSchema },
      },
    },
    async request => {
      const { person } = loggedIn(request);
      const session = await store.sessionById(request.params.session);
      if (session?.person !== person.id) throw new Refused('notFound');
      await endSession(parts, session.id);
      return DONE;
    },
  );

  app.delete(
    '/api/me/sessions',
    {
      schema: {
        ...people,
        summary: 'Log out all my other devices and revoke all tokens',
        response: { 200: doneSchema },
      },
    },
    async request => {
      const { person, session } = loggedIn(request);
      for (const ended of stillValid(await store.endOthers(person.id, session))) parts.endSession(ended);
      return DONE;
    },
  );
}

/** Its connections end too. */
export async function endSession({ store, endSession: disconnect }: Parts, session: string): Promise<void> {
  await store.deleteSession(session);
  disconnect(session);
}
