import { expect, test } from 'vitest';
import { aMatch, anUpload, aPerson, aSession, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

const aPack = (json: object = { jobs: [] }) => ({ hash: newId(), json });

export function packsContract(tested: Tested): void {
  test('packs', async () => {
    const { store } = tested;
    const pack = aPack({ jobs: [{ id: 1, name: 'Żelazny' }], nested: { empty: null } });
    for (let time = 0; time < 2; time += 1) expect(await store.addPack(pack, anUpload(newId()))).toBe('done');
    expect(await store.packByHash(pack.hash)).toEqual(pack);
    expect(await store.packByHash('beef')).toBeUndefined();
  });

  test('no more packs than a person and all persons may have', async () => {
    const { store } = tested;
    const [vito, guest] = [aPerson({ passwordHash: 'x' }), aPerson()];
    for (const each of [vito, guest]) await store.addPerson(each);
    const pack = aPack();
    const size = JSON.stringify(pack.json).length;
    const most = { mostOfPerson: 2 * size, mostInAll: 3 * size };
    const upload = (person: string, uploaded = aPack()) => store.addPack(uploaded, anUpload(person, most));
    expect([await upload(vito.id, pack), await upload(vito.id), await upload(vito.id)]).toEqual([
      ...['done', 'done', 'tooMany'],
    ]);
    expect([await upload(guest.id), await upload(guest.id)]).toEqual(['done', 'full']);
    expect(await upload(guest.id, pack)).toBe('done'); // it is there already
    expect((await store.usage()).packBytes).toBe(3 * size);
    await store.mergePeople(guest.id, vito.id);
    expect(await store.addPack(aPack(), anUpload(vito.id, { mostOfPerson: 3 * size }))).toBe('tooMany');
    await store.deletePerson(vito.id);
    expect(await store.packByHash(pack.hash)).toEqual(pack);
  });

  test('packs that a table names, or that were kept lately', async () => {
    const { store } = tested;
    const [used, kept, unused] = [aPack(), aPack(), aPack()];
    for (const pack of [used, kept, unused]) await store.addPack(pack, anUpload(newId()));
    await store.addMatch(aMatch({ pack: used.hash, stage: 'over', endedAt: NOW }));
    expect(await store.keepPack(kept.hash, NOW + 5)).toBe(true);
    expect(await store.deleteUnusedPacks(NOW, NOW)).toBe(0);
    expect(await store.deleteUnusedPacks(NOW + 5, NOW + 5)).toBe(1);
    expect(await store.packByHash(unused.hash)).toBeUndefined();
    expect(await store.keepPack(unused.hash, NOW)).toBe(false);
    expect(await store.deleteUnusedPacks(NOW + 9, NOW + 9)).toBe(1);
    expect(await store.packByHash(used.hash)).toEqual(used);
  });

  test('of a pack that is kept and deleted as unused at once: kept, or refused', async () => {
    const [here, there] = [tested.store, await tested.another()];
    for (let time = 0; time < 10; time += 1) {
      const pack = aPack();
      await here.addPack(pack, anUpload(newId()));
      const [isKept] = await Promise.all([there.keepPack(pack.hash, NOW + 5), here.deleteUnusedPacks(NOW + 1, NOW)]);
      expect((await here.packByHash(pack.hash)) !== undefined).toBe(isKept);
    }
  });

  test('the pack of a table that is changed', async () => {
    const { store } = tested;
    const [before, after] = [aPack(), aPack()];
    for (const pack of [before, after]) await store.addPack(pack, anUpload(newId()));
    const match = aMatch({ pack: before.hash, stage: 'lobby' });
    await store.addMatch(match);
    await store.saveMatch({ ...match, pack: after.hash }, 0);
    await store.deleteUnusedPacks(NOW + 1, NOW);
    expect(await store.packByHash(before.hash)).toBeUndefined();
    expect(await store.packByHash(after.hash)).toEqual(after);
  });

  test('count of what has quotas', async () => {
    const { store } = tested;
    const person = aPerson();
    await store.addPerson(person);
    await store.addSession(aSession(person.id), {});
    await store.addToken({ id: newId(), person: person.id, name: 'bot', createdAt: NOW }, {}, 9);
    for (const stage of ['lobby', 'lobby', 'playing', 'over'] as const) await store.addMatch(aMatch({ stage }));
    expect(await store.usage()).toEqual({ lobbies: 2, tables: 3, tokens: 1, packBytes: 0 });
  });
}
