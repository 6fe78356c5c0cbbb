import { expect, test } from 'vitest';
import type { Match } from '../../src/store/store.ts';
import { ANY_GAME } from '../games.ts';
import { aChatLine, aMatch, anAppend, aRow, aSeat, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function matchesContract(tested: Tested): void {
  const addAll = async (...matches: Match[]) => {
    for (const match of matches) expect(await tested.store.addMatch(match)).toBe(true);
  };
  const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

  test('every field of a match', async () => {
    const { store } = tested;
    const full = aMatch({
      stage: 'over',
      visibility: 'private',
      code: 'GABAGO',
      title: 'Sunday',
      outcome: { scores: [3, 4], places: [2, 1] },
      startedAt: NOW,
      endedAt: NOW + 9,
      next: newId(),
      pausedAt: NOW + 3,
      votes: { pause: [0], abandon: [0, 1] },
      seats: [aSeat({ person: newId(), entropy: 'feed', takenOverByBot: true }), aSeat({ kind: 'empty', name: '' })],
    });
    await addAll(full);
    expect(await store.matchById(full.id)).toEqual(full);
    expect(await store.addMatch(full)).toBe(false);
    expect(await store.matchById(newId())).toBeUndefined();
  });

  test('codes to one open table at a time', async () => {
    const { store } = tested;
    const first = aMatch({ stage: 'lobby', visibility: 'private', code: 'SICILY' });
    const second = aMatch({ stage: 'lobby', visibility: 'private', code: 'SICILY' });
    const before = await store.countCodes();
    await addAll(first);
    expect(await store.countCodes()).toBe(before + 1);
    expect(await store.addMatch(second)).toBe(false);
    expect(await store.matchByCode('SICILY')).toEqual(first);
    expect(await store.matchByCode('ITALIA')).toBeUndefined();
    const elsewhere = aMatch({ stage: 'lobby' });
    await addAll(elsewhere);
    expect(await store.saveMatch({ ...elsewhere, code: 'SICILY' }, 0)).toBe(false);
    expect(await store.matchById(elsewhere.id)).toEqual(elsewhere);
    expect(await store.saveMatch({ ...first, stage: 'abandoned' }, 0)).toBe(true);
    expect(await store.matchByCode('SICILY')).toBeUndefined();
    expect(await store.countCodes()).toBe(before);
    expect((await store.matchById(first.id))?.code).toBe('SICILY');
    expect(await store.addMatch(second)).toBe(true);
  });

  test('the code of a room stays with its last table, also when the game is over', async () => {
    const { store } = tested;
    const evening = { fill: 4, level: 'casual', devices: { a: 'b' }, keptOut: [{ person: 'c' }], owner: 'd' };
    const room = aMatch({ stage: 'playing', visibility: 'private', code: 'ZEBU', evening, activeAt: NOW - 50 });
    await addAll(room);
    const row = aRow(room.id, 1);
    const done = { stage: 'over', outcome: { scores: [1, 2], places: [2, 1] }, endedAt: NOW } as const;
    await store.append([anAppend(row, { match: done })]);
    const over = await store.matchByCode('ZEBU');
    expect(over).toMatchObject({ id: room.id, stage: 'over', evening });
    expect(ids(await store.listCodes(NOW + 10))).toContain(room.id);
    expect(ids(await store.listCodes(NOW - 100))).toEqual([]);
    const next = aMatch({ stage: 'lobby', visibility: 'private', code: 'ZEBU', evening });
    expect(await store.addMatch(next)).toBe(false);
    expect(await store.saveMatch({ ...over!, next: next.id }, over!.revision)).toBe(true);
    expect(await store.addMatch(next)).toBe(true);
    expect((await store.matchByCode('ZEBU'))?.id).toBe(next.id);
  });

  test('a change only where it was made from the latest revision', async () => {
    const { store } = tested;
    const match = aMatch({ stage: 'lobby' });
    await addAll(match);
    expect(await store.saveMatch({ ...match, title: 'One' }, 0)).toBe(true);
    expect(await store.saveMatch({ ...match, title: 'Two' }, 0)).toBe(false);
    expect(await store.saveMatch({ ...match, title: 'Three' }, 2)).toBe(false);
    expect(await store.matchById(match.id)).toEqual({ ...match, title: 'One', revision: 1 });
    expect(await store.saveMatch(aMatch(), 0)).toBe(false);
  });

  test('one of many changes made at once', async () => {
    const { store } = tested;
    const nodes = [store, await tested.another()];
    const match = aMatch({ stage: 'lobby' });
    await addAll(match);
    const titles = Array.from({ length: 20 }, (_, at) => `title ${at}`);
    const saved = await Promise.all(titles.map((title, at) => nodes[at % 2]?.saveMatch({ ...match, title }, 0)));
    expect(saved.filter(Boolean)).toEqual([true]);
    const winner = titles[saved.indexOf(true)];
    expect(await store.matchById(match.id)).toMatchObject({ title: winner, revision: 1 });
  });

  test('the start of play with its snapshot and deadlines, unless a choice was faster', async () => {
    const { store } = tested;
    const lobby = aMatch({ stage: 'lobby' });
    await addAll(lobby);
    const playing: Match = { ...lobby, stage: 'playing', startedAt: NOW };
    const snapshot = { match: lobby.id, number: 0, state: { deck: [1, 2] }, versions: [1, 1, 1] };
    const deadlines = [{ seat: 1, decision: 0, at: NOW + 50 }];
    expect(await store.saveMatch(playing, 0, { snapshot, deadlines })).toBe(true);
    expect(await store.snapshotOf(lobby.id)).toEqual(snapshot);
    expect(await store.deadlinesOf(lobby.id)).toEqual([{ match: lobby.id, ...deadlines[0] }]);

    expect(await store.append([anAppend(aRow(lobby.id, 1), { deadlines })])).toEqual(['done']);
    const paused = { ...playing, pausedAt: NOW };
    expect(await store.saveMatch(paused, 1, { snapshot, deadlines: [] })).toBe(false);
    expect(await store.deadlinesOf(lobby.id)).toHaveLength(1);
    expect(await store.saveMatch(paused, 1, { snapshot: { ...snapshot, number: 1 }, deadlines: [] })).toBe(true);
    expect(await store.deadlinesOf(lobby.id)).toEqual([]);
    expect(await store.snapshotOf(lobby.id)).toEqual({ ...snapshot, number: 1 });
  });

  test('no deadlines of an abandoned match, and its latest activity', async () => {
    const { store } = tested;
    const match = aMatch();
    await addAll(match);
    await store.append([anAppend(aRow(match.id, 1), { deadlines: [{ seat: 0, decision: 1, at: NOW }] })]);
    expect(await store.saveMatch({ ...match, stage: 'abandoned', endedAt: NOW }, 0)).toBe(true);
    expect(await store.deadlinesOf(match.id)).toEqual([]);
    expect((await store.matchById(match.id))?.activeAt).toBe(NOW + 1);
  });

  test('lists for the lobby, the spectators and the clean-up', async () => {
    const { store } = tested;
    const old = aMatch({ stage: 'lobby', activeAt: NOW - 500 });
    const fresh = aMatch({ stage: 'lobby', game: 'another-game' });
    const hidden = aMatch({ stage: 'lobby', visibility: 'unlisted' });
    const running = aMatch({ activeAt: NOW + 7 });
    const secret = aMatch({ visibility: 'private', code: 'OMERTA', activeAt: NOW - 900 });
    const over = aMatch({ stage: 'over', endedAt: NOW, activeAt: NOW - 900 });
    await addAll(old, fresh, hidden, running, secret, over);
    expect(await store.listOpen()).toEqual([fresh, old]);
    expect(await store.listOpen(ANY_GAME)).toEqual([old]);
    expect(await store.listRunning()).toEqual([running]);
    expect(await store.listRunning('another-game')).toEqual([]);
    expect(await store.listIdle({ lobby: NOW, playing: NOW })).toEqual([secret, old]);
    expect(await store.listIdle({ lobby: NOW, playing: 0 })).toEqual([old]);
    expect(await store.listIdle({ lobby: 0, playing: NOW + 100 })).toEqual([secret, running]);
  });

  test("a person's matches and finished matches", async () => {
    const { store } = tested;
    const [host, guest] = [newId(), newId()];
    const seats = [aSeat({ person: host }), aSeat({ person: guest })];
    const first = aMatch({ host, seats, stage: 'over', endedAt: NOW + 1, activeAt: NOW + 1 });
    const second = aMatch({ host, game: 'another-game', stage: 'over', endedAt: NOW + 2, activeAt: NOW + 2 });
    const third = aMatch({ stage: 'over', visibility: 'private', endedAt: NOW + 3, activeAt: NOW + 3 });
    const running = aMatch({ host, seats: [aSeat({ person: host }), aSeat({ person: host })], activeAt: NOW + 4 });
    await addAll(first, second, third, running);
    expect(ids(await store.listOf(host, 10))).toEqual(ids([running, second, first]));
    expect(ids(await store.listOf(host, 1))).toEqual([running.id]);
    expect(await store.listOf(guest, 10)).toEqual([first]);
    expect(ids(await store.listFinished({ limit: 10 }))).toEqual(ids([third, second, first]));
    expect(ids(await store.listFinished({ limit: 1, endedBefore: NOW + 3 }))).toEqual([second.id]);
    expect(ids(await store.listFinished({ limit: 9, game: ANY_GAME, visibility: 'public' }))).toEqual([first.id]);
    expect(ids(await store.listFinished({ limit: 9, person: guest }))).toEqual([first.id]);

    expect(await store.saveMatch({ ...first, seats: [aSeat({ person: host }), aSeat({ kind: 'bot' })] }, 0)).toBe(true);
    expect(await store.listOf(guest, 10)).toEqual([]);
  });

  test('nothing of a deleted match', async () => {
    const { store } = tested;
    const [match, other] = [aMatch(), aMatch()];
    await addAll(match, other);
    for (const { id } of [match, other]) {
      await store.append([anAppend(aRow(id, 1), { deadlines: [{ seat: 0, decision: 1, at: NOW }] })]);
      await store.addChat(aChatLine(id));
    }
    expect(await store.deleteMatch(match.id)).toBe(true);
    expect(await store.deleteMatch(match.id)).toBe(false);
    expect(await store.matchById(match.id)).toBeUndefined();
    expect(await store.snapshotOf(match.id)).toBeUndefined();
    expect(await store.rowsOf(match.id)).toEqual([]);
    expect(await store.chatOf(match.id, 'players')).toEqual([]);
    expect(await store.listOf(match.host, 5)).toEqual([]);
    expect(await store.dueDeadlines(NOW, 5)).toEqual([{ match: other.id, seat: 0, decision: 1, at: NOW }]);
    expect(await store.rowsOf(other.id)).toHaveLength(1);
  });
}
