import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, entropy, type House, openHouse } from '../../testing/house.ts';
import { Disk } from '../../testing/memoryStore.ts';
import { playOn } from '../../testing/playing.ts';

let nodes: [House, House];
beforeAll(async () => {
  const disk = new Disk();
  nodes = [await openHouse({}, {}, disk), await openHouse({}, {}, disk)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

/** The same person at the other node. */
function elsewhere(node: House, { cookie }: Browser): Browser {
  return Object.assign(node.stranger(), { cookie });
}

test('whoever is known at one node is known at the other, until they log out at either', async () => {
  const here = await nodes[0].guest('Vito');
  const there = elsewhere(nodes[1], here);
  expect((await there.get('/api/me')).body).toEqual((await here.get('/api/me')).body);
  await elsewhere(nodes[1], here).delete('/api/sessions/mine');
  expect((await here.get('/api/me')).body).toEqual({});
});

test('a table is opened at one node, joined at the other and played at both', async () => {
  const [vito, sonny] = [await nodes[0].guest('Vito'), await nodes[1].guest('Sonny')];
  const { match } = (await vito.post('/api/matches', { game: 'corleone', options: { players: 2 } })).body;
  const at = `/api/matches/${match}`;
  expect(await sonny.post(`${at}/sit`, {})).toMatchObject({ status: 200, body: { you: { viewer: 1 } } });
  for (const each of [vito, sonny]) await each.put(`${at}/ready`, { entropy: entropy() });
  expect(await vito.post(`${at}/start`)).toMatchObject({ status: 200 });
  const ends = await Promise.all([playOn(vito, match), playOn(sonny, match)]);
  expect(ends).toMatchObject([{ over: true }, { over: true }]);
  const verdicts = await Promise.all(nodes.map(node => node.stranger().get(`${at}/verify`)));
  expect(verdicts[0]!.body).toMatchObject({ fair: true });
  expect(verdicts[1]!.body).toEqual(verdicts[0]!.body);
});
