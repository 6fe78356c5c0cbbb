import { expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

test('a person has so many streams open at once; one that ends makes room', async () => {
  const house = await openHouse({ socketsPerPerson: '2' });
  const vito = await house.guest('Vito');
  const begin = async () => {
    const { match } = (await vito.post('/api/matches', { game: 'corleone' })).body; // at one table the older would step aside
    const headers = { host: 'house.test', cookie: vito.cookie! };
    const url = `/api/matches/${match}/stream`;
    const response = await house.app.inject({ method: 'GET', url, headers, payloadAsStream: true });
    response.stream().resume();
    return response.statusCode;
  };
  expect([await begin(), await begin(), await begin()]).toEqual([200, 200, 429]);
  house.parts.streams.endAll();
  await expect.poll(() => house.parts.streams.size).toBe(0);
  expect(await begin()).toBe(200);
  await house.close();
});
