import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { openTestNode } from '../../testing/play/testNode.ts';

test('in the chat a spectator looks like no player and no other spectator', async () => {
  const store = memoryStore(new Disk());
  const live = await startedTable(store, openTestNode(store).matches, { game: 'cashnguns', people: 4 });
  const say = (at: number, name: string) =>
    live.chat.say(live.match, at < 4 ? at : 'spectator', {
      person: person(at).id,
      name,
      kind: 'text',
      text: 'Hm.',
      at,
    });
  await say(0, 'Another name by now'); // the seat keeps the one it was taken with
  for (const [at, name] of [
    [7, 'Plаyer 0'], // with a Cyrillic а
    [8, 'PLAYER 0'],
    [9, '\u3164'],
    [7, 'Plаyer 0'],
  ] as const)
    await say(at, name);
  const names = async (viewer: 0 | 'spectator') =>
    (await live.chat.latest(live.match, viewer, undefined)).map(({ name }) => name);
  expect(await names(0)).toEqual(['Player 0']);
  expect(await names('spectator')).toEqual(['Plаyer 0 2', 'PLAYER 0 3', '?', 'Plаyer 0 2']);
});
