// Notifications may be missed and reads may fail: chat lines are sent all the same, and nothing is read in vain.
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { openTestNode, TestWatcher } from '../../testing/play/testNode.ts';
import type { LiveMatch } from './liveMatch.ts';

/** Two nodes with the same table in memory; the second may miss notifications. */
async function scene({ missesNotifications = true } = {}) {
  const [clock, disk] = [fakeClock(), new Disk()];
  const [first, memory] = [memoryStore(disk), memoryStore(disk)];
  let isUnreadable = false;
  let readings = 0;
  const second: MemoryStore = {
    ...memory,
    isShared: true,
    listen: missesNotifications ? () => () => {} : memory.listen,
    async matchById(id) {
      if (isUnreadable) throw new Error('away');
      return memory.matchById(id);
    },
    chatOf(...given) {
      readings += 1;
      return memory.chatOf(...given);
    },
  };
  const one = await startedTable(first, openTestNode(first, { clock }).matches, { game: 'cashnguns', people: 4 });
  const { matches } = openTestNode(second, { clock });
  const two = (await matches.open(one.match.id))!;
  return {
    one,
    two,
    hideTheMatch() {
      isUnreadable = true;
    },
    async readingsIn(polls: number) {
      readings = 0;
      for (let poll = 0; poll < polls; poll++) {
        await clock.pass(16_000);
        await matches.sweep();
      }
      return readings;
    },
  };
}

async function listener(live: LiveMatch, at: number): Promise<TestWatcher> {
  const watcher = new TestWatcher(at);
  watcher.watch(live);
  await live.chat.latest(live.match, live.broadcast.watchers.viewerOf(watcher)!, watcher.person);
  return watcher;
}

const say = (live: LiveMatch, at: number, text: string) => {
  const viewer = at < 4 ? at : 'spectator';
  return live.chat.say(live.match, viewer, { person: person(at).id, name: `Player ${at}`, kind: 'text', text, at });
};
const received = (...watchers: TestWatcher[]) => watchers.map(watcher => watcher.of('chat').map(({ text }) => text));

test('a line whose notification was missed is sent at the next poll, once, in its room', async () => {
  const { one, two, readingsIn } = await scene();
  const [player, spectator] = [await listener(two, 1), await listener(two, 7)];
  await say(one, 0, 'An offer.');
  await say(one, 8, 'Who is he?');
  await readingsIn(1);
  expect(received(player, spectator)).toEqual([['An offer.'], ['Who is he?']]);
  expect(await readingsIn(3)).toBe(0);
  await say(one, 0, 'You cannot refuse.');
  await readingsIn(2);
  expect(received(player, spectator)).toEqual([['An offer.', 'You cannot refuse.'], ['Who is he?']]);
});

test('lines in a room without readers are not read again and again', async () => {
  const { one, two, readingsIn } = await scene();
  new TestWatcher(1).watch(two);
  await say(one, 0, 'An offer.');
  expect(await readingsIn(3)).toBe(0); // no room has readers
  await listener(two, 7);
  await say(one, 0, 'You cannot refuse.');
  expect(await readingsIn(1)).toBe(1);
  expect(await readingsIn(3)).toBe(0);
});

test('if notifications arrive, nothing is read twice', async () => {
  const { one, two, readingsIn } = await scene({ missesNotifications: false });
  await say(one, 0, 'Long ago.');
  const player = await listener(two, 1);
  expect(await readingsIn(1)).toBe(0);
  await say(one, 0, 'An offer.');
  await settled();
  await say(two, 1, 'Thanks.');
  expect(received(player)).toEqual([['An offer.', 'Thanks.']]);
  expect(await readingsIn(3)).toBe(0);
});

test('a line that is written while a page begins to read the chat is sent', async () => {
  const [clock, disk] = [fakeClock(), new Disk()];
  const [first, memory] = [memoryStore(disk), memoryStore(disk)];
  const latestChat: MemoryStore['latestChat'] = async (...given) => {
    const lines = await memory.latestChat(...given);
    await settled();
    return lines;
  };
  const one = await startedTable(first, openTestNode(first, { clock }).matches, { game: 'cashnguns', people: 4 });
  const two = (await openTestNode({ ...memory, isShared: true, latestChat }, { clock }).matches.open(one.match.id))!;
  const listening = listener(two, 1);
  await new Promise(setImmediate);
  await say(one, 0, 'An offer.');
  const player = await listening;
  await settled();
  expect(received(player)).toEqual([['An offer.']]);
});

test('chat is sent even if the match cannot be read', async () => {
  const { one, two, hideTheMatch } = await scene();
  const player = await listener(two, 1);
  await say(one, 0, 'An offer.');
  hideTheMatch();
  await expect(two.refresh()).rejects.toThrow('away');
  expect(received(player)).toEqual([['An offer.']]);
});

test.each([true, false])(
  'a stored line that could not be sent is sent later, shared store or not (%s)',
  async isShared => {
    const [clock, memory] = [fakeClock(), memoryStore()];
    let isAway = false;
    const chatOf: MemoryStore['chatOf'] = async (...given) => {
      if (isAway) throw new Error('away');
      return memory.chatOf(...given);
    };
    const { matches } = openTestNode({ ...memory, isShared, chatOf }, { clock });
    const live = await startedTable(memory, matches, { game: 'cashnguns', people: 4 }, clock.now());
    const player = await listener(live, 1);
    isAway = true;
    await expect(say(live, 0, 'An offer.')).rejects.toThrow('away');
    isAway = false;
    await clock.pass(16_000);
    await matches.sweep();
    expect(received(player)).toEqual([['An offer.']]);
  },
);
