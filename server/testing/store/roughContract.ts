import { expect, test } from 'vitest';
import { aChatLine, aMatch, anAppend, aPerson, aRow, aSession, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

const RUBBISH = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  "'; drop table matches; --",
  '"',
  '%',
  '_',
  '?',
  '$1',
  '../../etc/passwd',
  '𝕍𝕚𝕥𝕠',
  'é',
  'A'.repeat(100_000),
];

export function roughContract(tested: Tested): void {
  test('everything when it is opened again', async () => {
    const { store } = tested;
    const person = aPerson({ passwordHash: 'x' });
    const session = aSession(person.id);
    const match = aMatch({ host: person.id });
    await store.addPerson(person);
    await store.addSession(session, {});
    await store.addMatch(match);
    const rows = [1, 2, 3].map(number => aRow(match.id, number));
    await store.append(rows.map(row => anAppend(row, { deadlines: [{ seat: 1, decision: 1, at: NOW }] })));
    const line = await store.addChat(aChatLine(match.id));
    const snapshot = await store.snapshotOf(match.id);
    await store.getOrCreateSecret('cookie', 'kept');

    const again = await tested.reopen();
    expect(await again.personByName('vito')).toEqual(person);
    expect(await again.sessionById(session.id)).toEqual(session);
    expect(await again.matchById(match.id)).toEqual({ ...match, activeAt: NOW + 3 });
    expect(await again.rowsOf(match.id)).toEqual(rows);
    expect(await again.snapshotOf(match.id)).toEqual(snapshot);
    expect(await again.deadlinesOf(match.id)).toEqual([{ match: match.id, seat: 1, decision: 1, at: NOW }]);
    expect(await again.chatOf(match.id, 'players')).toEqual([line]);
    expect(await again.getOrCreateSecret('cookie', 'other')).toBe('kept');
    expect(await again.append([anAppend(aRow(match.id, 3))])).toEqual(['taken']);
    expect(await again.append([anAppend(aRow(match.id, 4))])).toEqual(['done']);
  });

  test('words of every script', async () => {
    const { store } = tested;
    const words = 'Zażółć gęślą jaźń, Straße, пацан, الأب, 教父, 👨‍👩‍👧‍👦 $1 ? \' " \\ \n\t – “”';
    const match = aMatch({ title: words, options: { [words]: words } });
    await store.addMatch(match);
    expect(await store.matchById(match.id)).toEqual(match);
    const line = await store.addChat(aChatLine(match.id, { text: words, name: words }));
    expect(await store.chatOf(match.id, 'players')).toEqual([line]);
    const row = aRow(match.id, 1, { text: words, command: words });
    await store.append([anAppend(row, { snapshot: { state: { words, nul: 'a\0b', half: '\ud800' }, versions: [] } })]);
    expect(await store.rowsOf(match.id)).toEqual([row]);
    expect(await store.snapshotOf(match.id)).toMatchObject({ state: { words, nul: 'a\0b', half: '\ud800' } });
  });

  test('text without characters that no database stores', async () => {
    const { store } = tested;
    const person = aPerson({ name: 'a\0b\ud800c', passwordHash: 'x' });
    await store.addPerson(person);
    expect(await store.personById(person.id)).toEqual({ ...person, name: 'a\uFFFDb\uFFFDc' });
  });

  test('large bodies', async () => {
    const { store } = tested;
    const match = aMatch();
    await store.addMatch(match);
    const state = Array.from({ length: 40_000 }, (_, at) => ({ at, text: `żeton ${at} ${newId()}` }));
    await store.append([anAppend(aRow(match.id, 1), { snapshot: { state, versions: [1] } })]);
    expect((await store.snapshotOf(match.id))?.state).toEqual(state);
  });

  test('nothing under rubbish ids', async () => {
    const { store } = tested;
    await store.addMatch(aMatch());
    for (const rubbish of RUBBISH) {
      expect(await store.personById(rubbish)).toBeUndefined();
      expect(await store.personByName(rubbish)).toBeUndefined();
      expect(await store.sessionById(rubbish)).toBeUndefined();
      expect(await store.tokenById(rubbish)).toBeUndefined();
      expect(await store.matchById(rubbish)).toBeUndefined();
      expect(await store.matchByCode(rubbish)).toBeUndefined();
      expect(await store.snapshotOf(rubbish)).toBeUndefined();
      expect(await store.packByHash(rubbish)).toBeUndefined();
      expect(await store.numberOf(rubbish, rubbish)).toBeUndefined();
      expect(await store.rowsOf(rubbish)).toEqual([]);
      expect(await store.listOf(rubbish, 5)).toEqual([]);
      expect(await store.listOpen(rubbish)).toEqual([]);
      expect(await store.subscriptionsOf(rubbish)).toEqual([]);
      expect(await store.chatOf(rubbish, 'players')).toEqual([]);
      expect(await store.updatePerson(rubbish, { name: rubbish })).toBe(false);
      expect(await store.deletePerson(rubbish)).toBe(false);
      expect(await store.deleteMatch(rubbish)).toBe(false);
      expect(await store.saveMatch(aMatch({ id: rubbish }), 0)).toBe(false);
      expect(await store.addChat(aChatLine(rubbish))).toBeUndefined();
      expect(await store.append([anAppend(aRow(rubbish, 1, { command: rubbish }))])).toEqual(['gone']);
    }
  });
}
