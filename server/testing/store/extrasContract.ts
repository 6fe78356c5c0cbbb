import { expect, test } from 'vitest';
import { aChatLine, aMatch, aPerson, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function extrasContract(tested: Tested): void {
  test('chat of two rooms', async () => {
    const { store } = tested;
    const { id } = aMatch();
    await store.addMatch(aMatch({ id }));
    const first = await store.addChat(aChatLine(id));
    const second = await store.addChat(aChatLine(id, { room: 'spectators', name: 'Kay' }));
    const third = await store.addChat(aChatLine(id, { kind: 'emote', text: 'salute' }));
    expect([first, second, third].map(line => line?.number)).toEqual([1, 2, 3]);
    expect(await store.chatOf(id, 'players')).toEqual([first, third]);
    expect(await store.chatOf(id, 'players', 1)).toEqual([third]);
    expect(await store.chatOf(id, 'spectators')).toEqual([second]);
    expect(await store.latestChat(id, 'players', 9)).toEqual([first, third]);
    expect(await store.latestChat(id, 'players', 1)).toEqual([third]);
    expect(await store.latestChat(id, 'spectators', 1)).toEqual([second]);
    expect(await Promise.all([0, 1, 2, 3].map(upTo => store.countChat(id, 'players', upTo)))).toEqual([0, 1, 1, 2]);
    expect(await Promise.all([1, 2, 3].map(place => store.chatAt(id, 'players', place)))).toEqual([
      first,
      third,
      undefined,
    ]);
    expect(await store.addChat(aChatLine(newId()))).toBeUndefined();
  });

  test('a number for each line when all talk at once', async () => {
    const nodes = [tested.store, await tested.another()];
    const { id } = aMatch();
    await tested.store.addMatch(aMatch({ id }));
    const lines = await Promise.all(Array.from({ length: 30 }, (_, at) => nodes[at % 2]?.addChat(aChatLine(id))));
    const numbers = lines.map(line => line?.number ?? 0).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });

  test('subscriptions, each device with its last person', async () => {
    const { store } = tested;
    const [one, two] = [aPerson(), aPerson()];
    for (const person of [one, two]) await store.addPerson(person);
    const phone = { person: one.id, endpoint: 'https://push/phone', keys: { p256dh: 'p', auth: 'a' } };
    const desk = { person: one.id, endpoint: 'https://push/desk', keys: { p256dh: 'q', auth: 'b' } };
    for (const subscription of [phone, desk]) await store.addSubscription(subscription, {});
    expect(await store.subscriptionsOf(one.id)).toEqual([desk, phone]);
    await store.addSubscription({ ...phone, person: two.id }, {});
    expect(await store.subscriptionsOf(one.id)).toEqual([desk]);
    expect(await store.subscriptionsOf(two.id)).toEqual([{ ...phone, person: two.id }]);
    expect(await store.deleteSubscription(desk.endpoint)).toBe(true);
    expect(await store.deleteSubscription(desk.endpoint)).toBe(false);
    expect(await store.subscriptionsOf(one.id)).toEqual([]);
  });

  test('the server time: the latest that a node has written, never earlier', async () => {
    const nodes = [tested.store, await tested.another()];
    expect(await tested.store.storedTime()).toBeUndefined();
    await Promise.all([NOW + 1, NOW + 9, NOW + 5].map((beat, at) => nodes[at % 2]?.storeTime(beat)));
    await tested.store.storeTime(0);
    expect(await nodes[1]?.storedTime()).toBe(NOW + 9);
  });

  test('one secret of a name: the first one written', async () => {
    const nodes = [tested.store, await tested.another()];
    const kept = await Promise.all(nodes.map((node, at) => node.getOrCreateSecret('cookie', `secret ${at}`)));
    expect(kept[0]).toBe(kept[1]);
    expect(await tested.store.getOrCreateSecret('cookie', 'late')).toBe(kept[0]);
    expect(await tested.store.getOrCreateSecret('push', 'other')).toBe('other');
  });
}
