import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../people/passwords.ts';
import { TOKEN } from '../../people/tokens.ts';
import type { Person } from '../../store/store.ts';

export const nameSchema = z.string().max(100).describe('1 to 24 letters');
export const passwordSchema = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
export const languageSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
  .describe('such as en, pl, de, pt-BR');
export const secretSchema = z.string().regex(TOKEN);

/** What a person sees of themselves. */
export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  account: z.boolean().describe('false for a guest'),
  language: z.string(),
  failedLogins: z
    .object({ count: z.number(), lastAt: z.number() })
    .optional()
    .describe('wrong passwords from devices that were not known, until I have seen them'),
});

export function meOf(person: Person): z.infer<typeof meSchema> {
  const { id, name, passwordHash, language, failedLogins: count, failedLoginAt: lastAt } = person;
  const me = { id, name, account: passwordHash !== undefined, language };
  return count === undefined || lastAt === undefined ? me : { ...me, failedLogins: { count, lastAt } };
}

export const tokenSchema = z.object({ id: z.string(), name: z.string(), createdAt: z.number() });
export const doneSchema = z.object({ ok: z.literal(true) });
export const DONE = { ok: true as const };
