import { afterAll, beforeAll, expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { type Browser, openTestServer, type TestServer, tableOfBots } from '../../testing/testServer.ts';

let nodes: [TestServer, TestServer];
beforeAll(async () => {
  const disk = new Disk();
  nodes = [await openTestServer({}, {}, disk), await openTestServer({}, {}, disk)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

async function tableOf(host: Browser, ...others: Browser[]): Promise<string> {
  const options = { players: 1 + others.length };
  const { match } = (await host.post('/api/matches', { game: 'corleone', visibility: 'public', options })).body;
  for (const other of others) await other.post(`/api/matches/${match}/sit`, {});
  return `/api/matches/${match}`;
}

test('RN-29 every player chooses a family, and all see who has which', async () => {
  const [vito, sonny] = [await nodes[0].guest('Vito'), await nodes[0].guest('Sonny')];
  const at = await tableOf(vito, sonny);
  const chosen = await sonny.put(`${at}/seats/1/faction`, { faction: 'pizzino' });
  expect(chosen).toMatchObject({ status: 200, body: { options: { families: ['marzullo', 'pizzino'] } } });
  const all = ['marzullo', 'matarazzo', 'vitale', 'caccamo', 'pizzino'];
  expect((await vito.get(at)).body).toMatchObject({
    options: { families: ['marzullo', 'pizzino'] },
    factions: { field: 'families', all },
  });
  expect(await vito.put(`${at}/seats/0/faction`, { faction: 'pizzino' })).toMatchObject({
    status: 409,
    body: { code: 'factionTaken', takenBy: { seat: 1, name: 'Sonny' } },
  });
  expect(await vito.put(`${at}/seats/0/faction`, { faction: 'corleone' })).toMatchObject({
    status: 400,
    body: { code: 'noSuchFaction' },
  });
  expect(await vito.patch(at, { options: { players: 2, families: ['pizzino', 'marzullo'] } })).toMatchObject({
    status: 403,
    body: { code: 'notYourSeat', problems: ['families: Sonny chooses for the own seat'] },
  });
});

test('of two players who choose the same family at once, also at two nodes, one gets it and the other is refused', async () => {
  for (const there of [0, 1] as const) {
    const [vito, sonny] = [await nodes[0].guest('Vito'), await nodes[there].guest('Sonny')];
    const at = await tableOf(vito, sonny);
    const answers = await Promise.all([
      vito.put(`${at}/seats/0/faction`, { faction: 'caccamo' }),
      sonny.put(`${at}/seats/1/faction`, { faction: 'caccamo' }),
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - winner]).toMatchObject({
      status: 409,
      body: { code: 'factionTaken', takenBy: { seat: winner, name: ['Vito', 'Sonny'][winner] } },
    });
    const { families } = (await vito.get(at)).body.options;
    expect(families[winner]).toBe('caccamo');
    expect(new Set(families).size).toBe(2);
  }
});

test.each([
  ['corleone', 'families', 'pizzino', 'caccamo'],
  ['cashnguns', 'gangsters', 'orchid', 'lou'],
])('a record of %s has the %s that were played', async (game, field, mine, ofBot) => {
  const vito = await nodes[0].guest('Vito');
  const { match } = await tableOfBots(vito, { game, options: { players: 4 } });
  const at = `/api/matches/${match}`;
  await vito.put(`${at}/seats/0/faction`, { faction: mine });
  await vito.delete(`${at}/seats/3`); // frees the one its seat has
  await vito.put(`${at}/seats/2/faction`, { faction: ofBot });
  await vito.put(`${at}/seats/3/bot`, {});
  const begun = (await vito.post(`${at}/start`)).body;
  expect(begun).toMatchObject({ stage: 'playing', options: { [field]: { 0: mine, 2: ofBot } } });
  await vito.put(`${at}/votes/abandon`, { wants: true });
  expect((await vito.get(`${at}/record`)).body.record.options).toEqual(begun.options);
  expect((await vito.get(`${at}/verify`)).body).toMatchObject({ sound: true, fair: true });
});
