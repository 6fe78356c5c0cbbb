import { z } from 'zod';
import { newToken, tokenId } from '../people/tokens.ts';
import { hasRoom } from '../quotas.ts';
import { loggedIn } from './authentication.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { DONE, doneSchema, tokenSchema } from './schemas/people.ts';

const people = { tags: ['people'] };
const MOST_TOKENS = 20;

/** A token lets a program play as the person. Tokens cannot create tokens. */
export function addTokens(app: Routes, parts: Parts): void {
  const { store, auth, endSession } = parts;
  app.get(
    '/api/me/tokens',
    { schema: { ...people, summary: 'My tokens', response: { 200: z.object({ tokens: z.array(tokenSchema) }) } } },
    async request => ({ tokens: await store.tokensOf(loggedIn(request).person.id) }),
  );

  app.post(
    '/api/me/tokens',
    {
      config: { budget: 'enter' },
      schema: {
        ...people,
        summary: 'A new token for a program; it is shown only once',
        body: z.strictObject({ name: z.string().trim().min(1).max(40) }),
        response: { 200: tokenSchema.extend({ token: z.string() }) },
      },
    },
    async request => {
      const { person, session } = loggedIn(request);
      if (!(await hasRoom(parts, 'tokens'))) throw new Refused('full');
      const token = newToken();
      const stored = { id: tokenId('bot', token), name: request.body.name, createdAt: auth.now() };
      const result = await store.addToken({ ...stored, person: person.id }, { session }, MOST_TOKENS);
      if (result !== 'done') throw new Refused(result === 'outdated' ? 'notSignedIn' : result);
      return { ...stored, token };
    },
  );

  app.delete(
    '/api/me/tokens/:token',
    {
      schema: {
        ...people,
        summary: 'Revoke a token',
        params: z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) }),
        response: { 200: doneSchema },
      },
    },
    async request => {
      const { person } = loggedIn(request);
      const token = await store.tokenById(request.params.token);
      if (token?.person !== person.id) throw new Refused('notFound');
      await store.deleteToken(token.id);
      endSession(token.id);
      return DONE;
    },
  );
}
