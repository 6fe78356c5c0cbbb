import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTHORISATION, authorisationPage, ROLES, type Role } from '../../testing/authorisation.ts';
import { Asker } from '../../testing/authorisationProbe.ts';
import { type House, openHouse } from '../../testing/testServer.ts';

let house: House;
let asker: Asker;
beforeAll(async () => {
  house = await openHouse();
  asker = new Asker(house);
});
afterAll(() => house.close());

const cases = AUTHORISATION.map(each => [`${each.endpoint} (${each.stage})`, each] as const);

test.each(cases)('%s', async (_name, row) => {
  const found: Record<string, string> = {};
  for (const role of Object.keys(ROLES) as Role[]) found[role] = await asker.verdictFor(row, role);
  expect(found).toEqual(row.verdicts);
});

test('every endpoint stands in the table', () => {
  const known = new Set<string>(AUTHORISATION.map(({ endpoint }) => endpoint));
  expect(house.app.endpoints.filter(endpoint => !known.has(endpoint))).toEqual([]);
});

test('the page of the documentation is this table', async () => {
  await expect(authorisationPage()).toMatchFileSnapshot('../../../docs/authorisation.md');
});
