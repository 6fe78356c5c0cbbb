import { expect, test } from 'vitest';
import type { Person, Store } from '../../src/store/store.ts';
import { aPerson, aSession, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

const MOST_TOKENS = 20;

export function sessionsContract(tested: Tested): void {
  test('sessions', async () => {
    const { store } = tested;
    const person = await added(store);
    const [one, two] = [aSession(person.id, { browser: 'Firefox', system: 'Linux' }), aSession(person.id)];
    const expired = aSession(person.id, { expiresAt: NOW - 1 });
    for (const session of [one, two, expired]) expect(await store.addSession(session, {})).toBe(true);
    expect(await store.sessionById(one.id)).toEqual(one);
    const [expiresAt, seenAt] = [NOW + 99_000, NOW + 1];
    expect(await store.extendSession(one.id, expiresAt, seenAt)).toBe(true);
    expect(await store.sessionById(one.id)).toEqual({ ...one, expiresAt, seenAt });
    expect(await store.extendSession(newId(), NOW, NOW)).toBe(false);
    expect(await store.deleteExpiredSessions(NOW)).toBe(1);
    expect(await store.sessionById(expired.id)).toBeUndefined();
    expect([await store.deleteSession(two.id), await store.deleteSession(two.id)]).toEqual([true, false]);
    expect(await store.addSession(aSession(newId()), {})).toBe(false);
  });

  test('a list of devices, the one seen last first, without tickets and expired ones', async () => {
    const { store } = tested;
    const person = await added(store);
    const [old, recent] = [aSession(person.id), aSession(person.id, { seenAt: NOW + 5 })];
    const others = [aSession(person.id, { kind: 'ticket' }), aSession(person.id, { expiresAt: NOW })];
    for (const session of [old, recent, ...others]) await store.addSession(session, {});
    expect(await store.sessionsOf(person.id, NOW)).toEqual([recent, old]);
  });

  test('nothing that was asked for by an ended session', async () => {
    const { store } = tested;
    const [person, other] = [await added(store), await added(store)];
    const [asking, foreign] = [aSession(person.id), aSession(other.id)];
    for (const session of [asking, foreign]) await store.addSession(session, {});
    const by = { session: asking.id };
    expect(await begin(store, person, by)).toEqual([true, 'done', true]);
    await store.deleteSession(asking.id);
    for (const ended of [by, { session: foreign.id }]) {
      expect(await begin(store, person, ended)).toEqual([false, 'outdated', false]);
    }
  });

  test('nothing that was begun with a former password', async () => {
    const { store } = tested;
    const person = await added(store, { passwordHash: 'old' });
    expect(await begin(store, person, { passwordHash: 'old' })).toEqual([true, 'done', true]);
    const session = aSession(person.id);
    expect(await store.setPassword(person.id, { passwordHash: 'new' }, { passwordHash: 'old' }, session)).toBe('done');
    expect(await store.sessionsOf(person.id, NOW)).toEqual([session]);
    expect([await store.tokensOf(person.id), await store.subscriptionsOf(person.id)]).toEqual([[], []]);
    for (const passwordHash of ['old', '']) {
      expect(await begin(store, person, { passwordHash })).toEqual([false, 'outdated', false]);
    }
  });

  test('of a login and a new password at two nodes: the login first and ended, or refused', async () => {
    const [here, there] = [tested.store, await tested.another()];
    for (let time = 0; time < 20; time += 1) {
      const person = await added(here, { name: `Sonny ${time}`, passwordHash: 'old' });
      const [login, own] = [aSession(person.id), aSession(person.id)];
      const token = { id: newId(), person: person.id, name: 'bot', createdAt: NOW };
      await here.addSession(own, {});
      await Promise.all([
        there.addSession(login, { passwordHash: 'old' }),
        there.addToken(token, { session: own.id }, MOST_TOKENS),
        here.setPassword(person.id, { passwordHash: 'new' }, { session: own.id, passwordHash: 'old' }),
      ]);
      expect([await here.sessionById(login.id), await here.tokenById(token.id)]).toEqual([undefined, undefined]);
    }
  });

  test('one of two new passwords, and none by an ended session', async () => {
    const { store } = tested;
    const guest = await added(store);
    const by = { passwordHash: '' };
    const change = (passwordHash: string) => store.setPassword(guest.id, { passwordHash, name: 'Tom' }, by);
    expect((await Promise.all(['one', 'two'].map(change))).sort()).toEqual(['done', 'outdated']);
    const account = await store.personByName('tom');
    expect(await store.setPassword(guest.id, { passwordHash: 'three' }, { session: newId() })).toBe('outdated');
    expect(await store.setPassword(newId(), { passwordHash: 'three' }, {})).toBe('outdated');
    expect(await store.personById(guest.id)).toEqual(account);
    const namesake = await added(store);
    const session = aSession(namesake.id);
    await store.addSession(session, {});
    expect(await store.setPassword(namesake.id, { passwordHash: 'x', name: 'TOM' }, by)).toBe('nameTaken');
    expect(await store.personById(namesake.id)).toEqual(namesake);
    expect(await store.sessionById(session.id)).toEqual(session);
  });

  test('a ticket for one session', async () => {
    const nodes = [tested.store, await tested.another()];
    const [store] = nodes;
    const person = await added(store!);
    const [ticket, late] = [aSession(person.id, { kind: 'ticket' }), aSession(person.id, { kind: 'ticket' })];
    for (const each of [ticket, late]) await store!.addSession(each, {});
    const sessions = nodes.map(() => aSession(person.id));
    const opened = await Promise.all(
      sessions.map(({ person: _, ...session }, at) => nodes[at]!.redeemTicket(ticket.id, session, NOW)),
    );
    expect([...opened].sort()).toEqual([person.id, undefined]);
    expect(await store!.sessionsOf(person.id, NOW)).toEqual([sessions[opened.indexOf(person.id)]]);
    const { person: _, ...session } = aSession(person.id);
    expect(await store!.redeemTicket(late.id, session, late.expiresAt)).toBeUndefined();
    expect(await store!.redeemTicket(opened.join(), session, NOW)).toBeUndefined();
  });

  test('one device only, when all others are ended', async () => {
    const { store } = tested;
    const [person, other] = [await added(store), await added(store)];
    const [mine, lost, ticket] = [aSession(person.id), aSession(person.id), aSession(person.id, { kind: 'ticket' })];
    const foreign = aSession(other.id);
    for (const session of [mine, lost, ticket, foreign]) await store.addSession(session, {});
    const token = { id: newId(), person: person.id, name: 'bot', createdAt: NOW };
    await store.addToken(token, {}, MOST_TOKENS);
    for (const { id } of [mine, lost]) await store.addSubscription(subscriptionOf(person.id, id), {});
    expect((await store.endOthers(person.id, mine.id))?.sort()).toEqual([lost.id, ticket.id, token.id].sort());
    expect(await store.sessionsOf(person.id, NOW)).toEqual([mine]);
    expect(await store.tokensOf(person.id)).toEqual([]);
    expect(await store.subscriptionsOf(person.id)).toEqual([subscriptionOf(person.id, mine.id)]);
    expect(await store.endOthers(person.id, lost.id)).toBeUndefined();
    expect(await store.endOthers(person.id, foreign.id)).toBeUndefined();
    expect(await store.sessionById(foreign.id)).toEqual(foreign);
  });

  test('no subscription of a device whose session has ended', async () => {
    const { store } = tested;
    const person = await added(store);
    const [phone, desk] = [aSession(person.id), aSession(person.id, { expiresAt: NOW - 1 })];
    for (const session of [phone, desk]) {
      await store.addSession(session, {});
      await store.addSubscription(subscriptionOf(person.id, session.id), {});
    }
    await store.deleteExpiredSessions(NOW);
    expect(await store.subscriptionsOf(person.id)).toEqual([subscriptionOf(person.id, phone.id)]);
    await store.deleteSession(phone.id);
    expect(await store.subscriptionsOf(person.id)).toEqual([]);
  });

  test('tokens of bots, and no more than a person may have', async () => {
    const { store } = tested;
    const person = await added(store);
    const tokens = [1, 2].map(at => ({ id: newId(), person: person.id, name: `bot ${at}`, createdAt: NOW + at }));
    for (const token of tokens) expect(await store.addToken(token, {}, 2)).toBe('done');
    expect(await store.addToken({ ...tokens[0]!, id: newId() }, {}, 2)).toBe('tooMany');
    expect(await store.tokensOf(person.id)).toEqual(tokens);
    expect(await store.tokenById(tokens[1]?.id ?? '')).toEqual(tokens[1]);
    expect(await store.deleteToken(tokens[0]?.id ?? '')).toBe(true);
    expect(await store.deleteToken(tokens[0]?.id ?? '')).toBe(false);
    expect(await store.tokensOf(person.id)).toEqual([tokens[1]]);
  });
}

async function added(store: Store, fields: Partial<Person> = {}): Promise<Person> {
  const person = aPerson(fields);
  await store.addPerson(person);
  return person;
}

const subscriptionOf = (person: string, session: string) => ({
  person,
  session,
  endpoint: `https://push/${session}`,
  keys: { p256dh: 'p', auth: 'a' },
});

/** A session, a token and a subscription by the same credential. */
async function begin(store: Store, { id: person }: Person, by: Parameters<Store['addSession']>[1]) {
  const subscription = { person, endpoint: `https://push/${newId()}`, keys: { p256dh: 'p', auth: 'a' } };
  return [
    await store.addSession(aSession(person), by),
    await store.addToken({ id: newId(), person, name: 'bot', createdAt: NOW }, by, MOST_TOKENS),
    await store.addSubscription(subscription, by),
  ];
}
