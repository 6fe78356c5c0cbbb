import { expect, test } from 'vitest';
import { aChatLine, aMatch, anAppend, aRow, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function playContract(tested: Tested): void {
  const started = async (fields: Parameters<typeof aMatch>[0] = {}) => {
    const match = aMatch(fields);
    expect(await tested.store.addMatch(match)).toBe(true);
    return match;
  };

  test('choices, the latest snapshot and its deadlines', async () => {
    const { store } = tested;
    const { id } = await started();
    const rows = [
      aRow(id, 1, { text: 'thug:bar' }),
      aRow(id, 2, { by: 'clock' }),
      aRow(id, 3, { kind: 'undo', text: '' }),
    ];
    const snapshot = {
      state: { hand: ['thug', { deep: [null, 1.5] }] },
      versions: [4, 5, 6],
      clocks: { at: NOW, left: [1000, 2000], running: [1] },
    };
    const deadlines = [
      { seat: 0, decision: 2, at: NOW + 20 },
      { seat: 1, decision: 1, at: NOW + 10 },
    ];
    for (const [at, row] of rows.entries()) {
      const last = at === 2 ? { snapshot, deadlines } : { deadlines: [{ seat: 0, decision: 9, at: NOW }] };
      expect(await store.append([anAppend(row, last)])).toEqual(['done']);
    }
    expect(await store.rowsOf(id)).toEqual(rows);
    expect(await store.rowsOf(id, 2)).toEqual([rows[2]]);
    expect(await store.snapshotOf(id)).toEqual({ match: id, number: 3, ...snapshot });
    expect(await store.deadlinesOf(id)).toEqual(deadlines.map(deadline => ({ match: id, ...deadline })));
    expect(await store.numberOf(id, rows[1]?.command ?? '')).toBe(2);
    expect(await store.numberOf(id, newId())).toBeUndefined();
    expect((await store.matchById(id))?.activeAt).toBe(NOW + 3);
    await store.append([anAppend(aRow(id, 4), { activeAt: NOW + 3 })]);
    expect((await store.matchById(id))?.activeAt).toBe(NOW + 3);
  });

  test('several choices of one match in one batch', async () => {
    const { store } = tested;
    const [one, two] = [await started(), await started()];
    const rows = [aRow(one.id, 1), aRow(two.id, 1), aRow(one.id, 2), aRow(one.id, 3)];
    expect(await store.append(rows.map(row => anAppend(row)))).toEqual(['done', 'done', 'done', 'done']);
    expect(await store.rowsOf(one.id)).toEqual([rows[0], rows[2], rows[3]]);
    expect(await store.snapshotOf(one.id)).toMatchObject({ number: 3, state: { after: 3 } });
    expect(await store.append([])).toEqual([]);
  });

  test('a command once, and says under which number', async () => {
    const { store } = tested;
    const { id } = await started();
    const [first, second] = [aRow(id, 1), aRow(id, 2)];
    await store.append([anAppend(first), anAppend(second)]);
    const again = { ...first, number: 3, text: 'something else' };
    expect(await store.append([anAppend(again)])).toEqual([{ duplicate: 1 }]);
    const twice = aRow(id, 3);
    expect(await store.append([anAppend(twice), anAppend({ ...twice, number: 4 })])).toEqual([
      'done',
      { duplicate: 3 },
    ]);
    expect(await store.rowsOf(id)).toEqual([first, second, twice]);
    const other = await started();
    expect(await store.append([anAppend(aRow(other.id, 1, { command: first.command }))])).toEqual(['done']);
  });

  test('no number twice and no gaps; the other items of the batch go in', async () => {
    const { store } = tested;
    const [match, other] = [await started(), await started()];
    const first = aRow(match.id, 1);
    await store.append([anAppend(first)]);
    const good = [aRow(other.id, 1), aRow(other.id, 2)];
    const batch = [good[0], aRow(match.id, 1), aRow('nowhere', 1), aRow(match.id, 2), good[1]];
    const results = await store.append(batch.flatMap(row => (row === undefined ? [] : [anAppend(row)])));
    // The fourth item was built on the second, which was never stored.
    expect(results).toEqual(['done', 'taken', 'gone', 'taken', 'done']);
    expect(await store.rowsOf(match.id)).toEqual([first]);
    expect(await store.snapshotOf(match.id)).toMatchObject({ number: 1, state: { after: 1 } });
    expect(await store.rowsOf(other.id)).toEqual(good);
    expect(await store.append([anAppend(aRow(match.id, 3))])).toEqual(['taken']);
    expect(await store.append([anAppend(aRow(match.id, 0))])).toEqual(['taken']);
  });

  test('no item that follows a resent command in its batch', async () => {
    const { store } = tested;
    const { id } = await started();
    const first = aRow(id, 1);
    await store.append([anAppend(first)]);
    expect(await store.append([anAppend(first), anAppend(aRow(id, 2))])).toEqual([{ duplicate: 1 }, 'taken']);
    expect(await store.append([anAppend(aRow(id, 2))])).toEqual(['done']);
  });

  test('the end of a match with its last choice, and nothing after it', async () => {
    const { store } = tested;
    const match = await started({ visibility: 'private', code: 'CANNOL' });
    const outcome = { scores: [12, 30], places: [2, 1] };
    const row = aRow(match.id, 1);
    const end = { stage: 'over', outcome, endedAt: NOW + 1 } as const;
    const deadlines = [{ seat: 0, decision: 1, at: NOW }];
    expect(await store.append([anAppend(row, { match: end, deadlines }), anAppend(aRow(match.id, 2))])).toEqual([
      'done',
      'gone',
    ]);
    expect(await store.matchById(match.id)).toEqual({ ...match, ...end, revision: 1, activeAt: NOW + 1 });
    expect(await store.deadlinesOf(match.id)).toEqual([]);
    expect(await store.matchByCode('CANNOL')).toBeUndefined();
    expect(await store.saveMatch({ ...match, title: 'late' }, 0)).toBe(false);
    expect(await store.append([anAppend(aRow(match.id, 2))])).toEqual(['gone']);
    expect(await store.append([anAppend(row)])).toEqual([{ duplicate: 1 }]);
  });

  test('no choice of a writer that relies on an older revision of the table', async () => {
    const { store } = tested;
    const match = await started();
    await store.saveMatch({ ...match, title: 'changed' }, 0);
    expect(await store.append([anAppend(aRow(match.id, 1), { revision: 0 })])).toEqual(['taken']);
    expect(await store.append([anAppend(aRow(match.id, 1), { revision: 1 })])).toEqual(['done']);
    const lobby = await started({ stage: 'lobby' });
    expect(await store.append([anAppend(aRow(lobby.id, 1))])).toEqual(['gone']);
  });

  test('how far many matches have come, at once', async () => {
    const { store } = tested;
    const [one, two, three] = [await started(), await started({ stage: 'lobby' }), await started()];
    await store.append([anAppend(aRow(one.id, 1)), anAppend(aRow(one.id, 2)), anAppend(aRow(three.id, 1))]);
    await store.saveMatch({ ...two, title: 'changed' }, 0);
    for (const room of ['players', 'spectators'] as const) await store.addChat(aChatLine(two.id, { room }));
    const counts = await store.countsOf([one.id, two.id, 'no-such-match', one.id]);
    expect(new Map(counts.map(each => [each.match, each]))).toEqual(
      new Map([
        [one.id, { match: one.id, revision: 0, number: 2, chat: 0 }],
        [two.id, { match: two.id, revision: 1, number: 0, chat: 2 }],
      ]),
    );
    expect(await store.countsOf([])).toEqual([]);
  });

  test('deadlines in the order they are due', async () => {
    const { store } = tested;
    const [one, two] = [await started(), await started()];
    const due = (seat: number, at: number) => ({ seat, decision: 0, at });
    await store.append([
      anAppend(aRow(one.id, 1), { deadlines: [due(0, NOW + 30), due(1, NOW + 10), due(1, NOW + 10)] }),
      anAppend(aRow(two.id, 1), { deadlines: [due(0, NOW + 20)] }),
    ]);
    const [first, second, third] = [
      { match: one.id, ...due(1, NOW + 10) },
      { match: two.id, ...due(0, NOW + 20) },
      { match: one.id, ...due(0, NOW + 30) },
    ];
    expect(await store.dueDeadlines(NOW, 10)).toEqual([]);
    expect(await store.dueDeadlines(NOW + 20, 10)).toEqual([first, second]);
    expect(await store.dueDeadlines(NOW + 99, 1)).toEqual([first]);
    expect(await store.deadlinesOf(one.id)).toEqual([third, first]);
    await store.append([anAppend(aRow(one.id, 2))]);
    expect(await store.dueDeadlines(NOW + 99, 10)).toEqual([second]);
  });
}
