// What a television and the people of a room are sent, and what stays with the server.
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { ok, person } from '../../testing/play/table.ts';
import { openTestNode, TestWatcher } from '../../testing/play/testNode.ts';
import { gameOf } from '../games.ts';
import { deal, enter, useRemote } from './evening.ts';
import { setReady } from './lobby.ts';
import { newRoom } from './newRoom.ts';

const KEY = 'k'.repeat(43);
const PHONES = ['0a', '0b', '0c'].map(each => each.repeat(16));

/** A watcher that shows the television's key. */
class Television extends TestWatcher {
  readonly screen = KEY;
}

async function show() {
  const clock = fakeClock();
  const store = memoryStore();
  const { matches } = openTestNode(store, { clock });
  await matches.start();
  const { rules } = gameOf('cashnguns')!;
  const empty = newRoom('cashnguns', KEY, 'en', clock.now());
  const room = PHONES.reduce((match, device, at) => {
    const sat = ok(enter(match, { ...person(at), device }, rules));
    return ok(setReady(sat, person(at).id, device));
  }, empty);
  const dealt = ok(deal(room, person(0).id, false, clock.now()));
  await store.addMatch(room);
  const live = (await matches.open(room.id))!;
  ok(await live.change(match => deal(match, person(0).id, false, dealt.startedAt!)));
  ok(await live.change(match => useRemote(match, person(0).id, { act: 'keepOut', seat: 2 }, 'present', clock.now())));
  const watchers = [new Television(undefined), new TestWatcher(undefined), new TestWatcher(1), new TestWatcher(0)];
  const looks = watchers.map(watcher => {
    const look = live.watch(watcher);
    if (!look.ok) throw new Error(look.code);
    return look;
  });
  return { live, looks };
}

/** Ids of people and phones, and the key of the television, in what was sent. */
function secretsIn(sent: unknown): string[] {
  const text = JSON.stringify(sent);
  return [...[0, 1, 2].map(at => person(at).id), ...PHONES, KEY].filter(secret => text.includes(secret));
}

test('the television sees exactly what a spectator sees', async () => {
  const { looks } = await show();
  const [tv, spectator, player] = looks;
  expect(tv!.frame).toEqual({ ...spectator!.frame, version: tv!.frame!.version });
  expect(tv!.frame!.viewer).toBe('spectator');
  expect(tv!.frame!.question).toBeUndefined();
  const { code: _, you: __, ...shown } = tv!.table;
  const { you: ___, ...table } = spectator!.table;
  expect(shown).toEqual(table);
  expect(player!.frame!.view).not.toEqual(tv!.frame!.view);
});

test('who is kept out, phones, people and the key of the television stay with the server', async () => {
  const { looks, live } = await show();
  for (const look of looks) expect(secretsIn(look)).toEqual([]);
  expect(secretsIn({ ...looks[0], evening: live.match.evening })).not.toEqual([]); // a planted leak is found
});

test('a person who is kept out sees the room no more', async () => {
  const { live } = await show();
  expect(live.watch(new TestWatcher(2))).toEqual({ ok: false, code: 'spectatorsOff' });
});
