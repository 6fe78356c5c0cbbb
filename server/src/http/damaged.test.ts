import { expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { openTestServer, tableOfBots } from '../../testing/testServer.ts';
import { Damaged } from '../store/errors.ts';

test('damage found by an endpoint is reported to the operator once, and counted', async () => {
  let damaged = '';
  const server = await openTestServer({}, {}, new Disk(), store => ({
    ...store,
    matchByCode: async code => {
      if (damaged !== '') throw new Damaged(damaged);
      return store.matchByCode(code);
    },
  }));
  const vito = await server.guest();
  const { match, code } = await tableOfBots(vito, { visibility: 'private' });
  damaged = match;
  for (let asked = 0; asked < 2; asked++) {
    expect((await vito.get(`/api/codes/${code}`)).body).toMatchObject({ code: 'frozen' });
  }
  expect(server.lines.filter(line => line.includes('A match is damaged'))).toHaveLength(1);
  expect(server.parts.matches.frozen).toBe(1);
  await server.close();
});
