import { expect, test } from 'vitest';
import type { Match } from '../../src/store/store.ts';
import { aChatLine, aMatch, aPerson, aSeat, aSession, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function mergeContract(tested: Tested): void {
  const both = async () => {
    const [guest, account] = [aPerson({ name: 'Guest' }), aPerson({ name: 'Vito', passwordHash: 'x' })];
    for (const person of [guest, account]) await tested.store.addPerson(person);
    return { guest, account };
  };
  const added = async (fields: Partial<Match>) => {
    const match = aMatch(fields);
    await tested.store.addMatch(match);
    return match;
  };

  test('the seats, games and words of a guest for the account', async () => {
    const { store } = tested;
    const { guest, account } = await both();
    const hosted = await added({ host: guest.id, seats: [aSeat({ person: guest.id, name: 'Guest' }), aSeat()] });
    const over = await added({ stage: 'over', endedAt: NOW, seats: [aSeat(), aSeat({ person: guest.id })] });
    const elsewhere = await added({ seats: [aSeat({ person: account.id })] });
    const line = await store.addChat(aChatLine(over.id, { person: guest.id, name: 'Guest' }));
    expect(await store.mergePeople(guest.id, account.id)).toBe(true);
    expect(await store.personById(guest.id)).toBeUndefined();
    const seat = aSeat({ person: account.id, name: 'Vito' });
    expect(await store.matchById(hosted.id)).toEqual({
      ...hosted,
      host: account.id,
      seats: [seat, aSeat()],
      revision: 1,
    });
    expect(await store.matchById(over.id)).toEqual({ ...over, seats: [aSeat(), seat], revision: 1 });
    const found = (await store.listOf(account.id, 9)).map(({ id }) => id).sort();
    expect(found).toEqual([hosted.id, over.id, elsewhere.id].sort());
    expect(await store.listOf(guest.id, 9)).toEqual([]);
    expect(await store.listFinished({ person: account.id, limit: 9 })).toHaveLength(1);
    expect(await store.chatOf(over.id, 'players')).toEqual([{ ...line, person: account.id, name: 'Vito' }]);
  });

  test('a lobby that the guest was shown out of: the account stays out of it too', async () => {
    const { store } = tested;
    const { guest, account } = await both();
    const lobby = await added({ stage: 'lobby', shownOut: [newId(), guest.id] });
    const other = await added({ stage: 'lobby', shownOut: [newId()] });
    expect(await store.mergePeople(guest.id, account.id)).toBe(true);
    const shownOut = [lobby.shownOut![0], account.id];
    expect(await store.matchById(lobby.id)).toEqual({ ...lobby, shownOut, revision: 1 });
    expect(await store.matchById(other.id)).toEqual(other);
    expect(await store.listOf(account.id, 9)).toEqual([]);
  });

  test('one seat for one person: where both sit, the account keeps its own', async () => {
    const { store } = tested;
    const { guest, account } = await both();
    const seats = [aSeat({ person: guest.id, name: 'Guest' }), aSeat({ person: account.id })];
    const match = await added({ stage: 'over', endedAt: NOW, host: guest.id, seats });
    expect(await store.mergePeople(guest.id, account.id)).toBe(true);
    expect(await store.matchById(match.id)).toEqual({
      ...match,
      host: account.id,
      seats: [aSeat({ name: 'Guest' }), seats[1]],
      revision: 1,
    });
    expect(await store.listOf(account.id, 9)).toHaveLength(1);
  });

  test('no session or token of the guest for the account', async () => {
    const { store } = tested;
    const { guest, account } = await both();
    const session = aSession(guest.id);
    await store.addSession(session, {});
    await store.addToken({ id: 'token', person: guest.id, name: 'a bot', createdAt: NOW }, {}, 9);
    await store.addSubscription(
      { person: guest.id, endpoint: 'https://push/phone', keys: { p256dh: 'p', auth: 'a' } },
      {},
    );
    await store.mergePeople(guest.id, account.id);
    expect(await store.sessionById(session.id)).toBeUndefined();
    expect(await store.tokenById('token')).toBeUndefined();
    expect(await store.subscriptionsOf(account.id)).toEqual([]);
  });

  test('the mutes of both, none of them twice and none against oneself', async () => {
    const { store } = tested;
    const { guest, account } = await both();
    const [tom, fredo] = [aPerson(), aPerson()];
    for (const person of [tom, fredo]) await store.addPerson(person);
    const pairs = [
      [guest, tom],
      [account, tom],
      [guest, fredo],
      [fredo, guest],
      [tom, guest],
      [tom, account],
      [guest, account],
      [account, guest],
    ] as const;
    for (const [muter, muted] of pairs) {
      await store.addMute({ id: newId(), muter: muter.id, muted: muted.id, at: NOW });
    }
    await store.mergePeople(guest.id, account.id);
    const muted = (await store.mutesOf(account.id)).map(each => each.muted).sort();
    expect(muted).toEqual([tom.id, fredo.id].sort());
    expect(await store.mutersOf(account.id)).toEqual([tom.id, fredo.id].sort());
  });

  test('accounts apart: only a guest is merged, and only with an account that exists', async () => {
    const { store } = tested;
    const { guest, account } = await both();
    const other = aPerson({ name: 'Tom', passwordHash: 'y' });
    await store.addPerson(other);
    expect(await store.mergePeople(other.id, account.id)).toBe(false);
    expect(await store.mergePeople(guest.id, newId())).toBe(false);
    expect(await store.mergePeople(newId(), account.id)).toBe(false);
    for (const person of [guest, account, other]) expect(await store.personById(person.id)).toEqual(person);
  });
}
