// For the operator: only from this machine, and only with the token in the data folder.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { MATCH_ID } from '@omerta/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { abandon } from '../matches/seatChanges.ts';
import { resetPassword } from '../people/accounts.ts';
import { deleteAccount } from '../people/deleteAccount.ts';
import { roomOf, warningsOf } from '../quotas.ts';
import type { Person } from '../store/store.ts';
import { granted, Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { DONE, doneSchema, nameSchema } from './schemas/people.ts';
import { changedOrRefuse } from './table.ts';

const hidden = { hide: true };
const account = z.strictObject({ name: nameSchema });
const statusSchema = z.object({
  quotas: z.array(z.object({ name: z.string(), used: z.number(), most: z.number() })),
  disk: z.object({ free: z.number(), total: z.number() }),
  warnings: z.array(z.string()).describe('names of quotas that are nearly used up, and disk'),
});

export function addAdmin(app: Routes, parts: Parts): void {
  const { store, auth, adminToken } = parts;
  const onlyAdmin = { onRequest: async (request: FastifyRequest) => demandAdmin(request, adminToken) };

  app.post(
    '/api/admin/backups',
    {
      ...onlyAdmin,
      schema: {
        ...hidden,
        body: z.strictObject({ file: z.string().max(4096).refine(isAbsolute, 'must be a whole path') }),
        response: { 200: doneSchema },
      },
    },
    async ({ body }) => {
      await store.backup(body.file).catch((error: unknown) => {
        throw new Refused('notDone', { problems: [error instanceof Error ? error.message : String(error)] });
      });
      return DONE;
    },
  );

  app.post(
    '/api/admin/passwords',
    {
      ...onlyAdmin,
      schema: { ...hidden, body: account, response: { 200: z.object({ password: z.string() }) } },
    },
    async ({ body }) => {
      const person = await accountNamed(body.name);
      const password = randomBytes(12).toString('base64url');
      granted(await resetPassword(auth, person, password));
      parts.endSessionsOf(person.id);
      return { password };
    },
  );

  app.post(
    '/api/admin/deletions',
    { ...onlyAdmin, schema: { ...hidden, body: account, response: { 200: doneSchema } } },
    async ({ body }) => {
      await deleteAccount(parts, await accountNamed(body.name));
      return DONE;
    },
  );

  app.post(
    '/api/admin/closings',
    {
      ...onlyAdmin,
      schema: {
        ...hidden,
        body: z.strictObject({ match: z.string().regex(MATCH_ID) }),
        response: { 200: doneSchema },
      },
    },
    async ({ body }) => {
      const table = await parts.matches.open(body.match);
      if (table === undefined) throw new Refused('noSuchMatch');
      changedOrRefuse(await table.change(match => abandon(match, auth.now())));
      return DONE;
    },
  );

  app.post(
    '/api/admin/status',
    { ...onlyAdmin, schema: { ...hidden, body: z.strictObject({}), response: { 200: statusSchema } } },
    async () => {
      const { quotas, disk } = await roomOf(parts);
      return { quotas: [...quotas], disk, warnings: warningsOf({ quotas, disk }) };
    },
  );

  const accountNamed = async (name: string): Promise<Person> => {
    const person = await store.personByName(name);
    if (person === undefined) throw new Refused('noSuchPerson');
    return person;
  };
}

/** A proxy also connects from this machine, but forwards for another client. */
function demandAdmin({ headers, raw: { socket } }: FastifyRequest, token: string): void {
  const { remoteAddress, localAddress } = socket;
  const isHere = remoteAddress === localAddress || /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress ?? '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  const isRight = shown.length === wanted.length && timingSafeEqual(shown, wanted);
  if (!isHere || isForwarded || !isRight) throw new Refused('notFound');
}
