import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTHORISATION, authorisationPage, ROLES, type Role } from '../../testing/authorisation.ts';
import { AuthorisationProbe } from '../../testing/authorisationProbe.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let asker: AuthorisationProbe;
beforeAll(async () => {
  server = await openTestServer();
  asker = new AuthorisationProbe(server);
});
afterAll(() => server.close());

const cases = AUTHORISATION.map(each => [`${each.endpoint} (${each.stage})`, each] as const);

test.each(cases)('%s', async (_name, row) => {
  const found: Record<string, string> = {};
  for (const role of Object.keys(ROLES) as Role[]) found[role] = await asker.verdictFor(row, role);
  expect(found).toEqual(row.verdicts);
});

test('every endpoint is in the table', () => {
  const known = new Set<string>(AUTHORISATION.map(({ endpoint }) => endpoint));
  expect(server.app.endpoints.filter(endpoint => !known.has(endpoint))).toEqual([]);
});

test('docs/authorisation.md is this table', async () => {
  await expect(authorisationPage()).toMatchFileSnapshot('../../../docs/authorisation.md');
});
