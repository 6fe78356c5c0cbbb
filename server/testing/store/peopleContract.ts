import { expect, test } from 'vitest';
import { aChatLine, aMatch, aPerson, aSeat, aSession, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function peopleContract(tested: Tested): void {
  test('a guest and an account', async () => {
    const { store } = tested;
    const guest = aPerson();
    const account = aPerson({ name: 'Sonny', passwordHash: 'scrypt$1$2' });
    expect([await store.addPerson(guest), await store.addPerson(account)]).toEqual([true, true]);
    expect(await store.personById(guest.id)).toEqual(guest);
    expect(await store.personById(account.id)).toEqual(account);
    expect(await store.addPerson(guest)).toBe(false);
  });

  test('account names to their owner, whatever the case; guests share names', async () => {
    const { store } = tested;
    const account = aPerson({ name: 'Żółć Ärger', passwordHash: 'x' });
    await store.addPerson(account);
    expect(await store.personByName('żÓŁĆ äRGER')).toEqual(account);
    expect(await store.addPerson(aPerson({ name: 'ŻÓŁĆ ÄRGER', passwordHash: 'y' }))).toBe(false);
    expect(await store.addPerson(aPerson({ name: 'Żółć Ärger' }))).toBe(true);
    expect(await store.addPerson(aPerson({ name: 'Żółć Ärger' }))).toBe(true);
    await store.addPerson(aPerson({ name: 'Guest only' }));
    expect(await store.personByName('Guest only')).toBeUndefined();
  });

  test('changes of a person; a guest may become an account', async () => {
    const { store } = tested;
    const guest = aPerson({ name: 'Fredo' });
    await store.addPerson(guest);
    expect(await store.updatePerson(guest.id, { lastSeen: NOW + 5, language: 'de' })).toBe(true);
    expect(await store.updatePerson(guest.id, { passwordHash: 'x' })).toBe(true);
    expect(await store.personByName('fredo')).toEqual({
      ...guest,
      lastSeen: NOW + 5,
      language: 'de',
      passwordHash: 'x',
    });
    expect(await store.updatePerson(newId(), { name: 'Luca' })).toBe(false);
  });

  test('the first account of a name, not the second', async () => {
    const { store } = tested;
    const [first, second] = [aPerson({ name: 'Tom', passwordHash: 'x' }), aPerson({ name: 'Tom' })];
    await store.addPerson(first);
    await store.addPerson(second);
    expect(await store.updatePerson(second.id, { passwordHash: 'y' })).toBe(false);
    expect(await store.personById(second.id)).toEqual(second);
    expect(await store.personByName('tom')).toEqual(first);
  });

  test('nothing of a deleted person but the seat', async () => {
    const { store } = tested;
    const [person, other] = [aPerson({ passwordHash: 'x' }), aPerson({ name: 'Michael' })];
    for (const each of [person, other]) await store.addPerson(each);
    const session = aSession(person.id);
    await store.addSession(session, {});
    await store.addToken({ id: 'token', person: person.id, name: 'bot', createdAt: NOW }, {}, 9);
    await store.addSubscription({ person: person.id, endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }, {});
    const seats = [aSeat({ person: person.id }), aSeat({ person: other.id, name: 'Michael' })];
    const match = aMatch({ stage: 'over', endedAt: NOW, host: other.id, seats });
    await store.addMatch(match);
    const line = await store.addChat(aChatLine(match.id, { person: person.id }));
    const answer = await store.addChat(aChatLine(match.id, { person: other.id, name: 'Michael' }));

    expect(await store.deletePerson(person.id)).toBe(true);
    expect(await store.deletePerson(person.id)).toBe(false);
    expect(await store.personById(person.id)).toBeUndefined();
    expect(await store.personByName(person.name)).toBeUndefined();
    expect(await store.sessionById(session.id)).toBeUndefined();
    expect(await store.tokensOf(person.id)).toEqual([]);
    expect(await store.subscriptionsOf(person.id)).toEqual([]);
    expect(await store.listOf(person.id, 10)).toEqual([]);
    expect(await store.matchById(match.id)).toEqual({ ...match, revision: 1, seats: [aSeat({ name: '…' }), seats[1]] });
    expect(await store.chatOf(match.id, 'players')).toEqual([{ ...line, person: '', name: '…', text: '…' }, answer]);
    expect(await store.listOf(other.id, 10)).toHaveLength(1);
  });
}
