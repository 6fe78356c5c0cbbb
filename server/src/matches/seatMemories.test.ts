// A bot's memory is what its seat has seen: no more, and no less after a restart or an undo.
import { USUAL_GAME_IDS } from '@omerta/games';
import { listSeats, pick, randomFrom } from '@omerta/kernel';
import { mayUndo } from '@omerta/match';
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { person, readyTable, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher, undo } from '../../testing/play/testNode.ts';
import type { Question, Thinker } from '../bots/thinker.ts';
import { botsOf, gameOf } from '../games.ts';
import { seenFrom } from './gameLog.ts';
import type { LiveMatch } from './liveMatch.ts';
import { addBot, clearSeat, start } from './lobby.ts';
import { SeatMemories } from './seatMemories.ts';

const random = () => randomFrom(11);

/** The memory built from all that a seat has seen. */
function remembered(live: LiveMatch, seat: number): unknown {
  const { progress } = live.playing!;
  const memory = botsOf(progress.rules.id).newMemory(progress.rules, progress.players);
  for (const event of seenFrom(live.playing!, seat)) memory.see(event as { kind: string });
  return memory.recall;
}

test.each(USUAL_GAME_IDS)(
  '%s: a memory follows its seat through choices and undos, and is the same when rebuilt',
  async game => {
    const store = memoryStore();
    const { matches } = openTestNode(store);
    const people = gameOf(game)!.players.least;
    const live = await startedTable(store, matches, { game, people });
    const following = new SeatMemories();
    const chance = random();
    const undone: number[] = [];
    for (let step = 0; step < 70 && live.playing !== undefined; step++) {
      const { rules, state } = live.playing.progress;
      const seat = listSeats(rules.waitingFor(state))[0]!;
      await choose(live, seat, pick(chance, choicesOf(live, seat)));
      if (live.playing !== undefined && mayUndo(live.playing.progress, seat) && step % 3 === 0) {
        if (step % 2 === 0) following.recallOf(live.playing, 0); // it includes what is about to be undone
        undone.push(step);
        await undo(live, seat);
      }
      if (live.playing === undefined || step % 7 !== 0) continue;
      const wanted = remembered(live, 0);
      expect(following.recallOf(live.playing, 0)).toEqual(wanted);
      expect(new SeatMemories().recallOf(live.playing, 0)).toEqual(wanted);
    }
    if (game === 'corleone') expect(undone.length).toBeGreaterThan(0);
    const others = new SeatMemories().recallOf(live.playing!, 1);
    expect(others).not.toEqual(following.recallOf(live.playing!, 0)); // every seat has its own
  },
);

test('events that are no longer in memory are replayed', async () => {
  const store = memoryStore();
  const { matches } = openTestNode(store);
  const live = await startedTable(store, matches, { game: 'corleone', people: 3 });
  const memories = new SeatMemories();
  memories.recallOf(live.playing!, 2);
  const chance = random();
  for (let step = 0; step < 60; step++) {
    const { rules, state } = live.playing!.progress;
    const seat = listSeats(rules.waitingFor(state))[0]!;
    await choose(live, seat, pick(chance, choicesOf(live, seat)));
  }
  expect(memories.recallOf(live.playing!, 2)).toEqual(remembered(live, 2));
});

/** Records its questions and never answers. */
function asking(): Thinker & { readonly asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    think: question => {
      asked.push(question);
      return new Promise(() => {});
    },
    close: async () => {},
  };
}

test('a bot that counts cards gets what its seat has seen, and the same after a restart', async () => {
  const [store, clock, thinker] = [memoryStore(), fakeClock(), asking()];
  const { matches } = openTestNode(store, { clock, thinker });
  const host = person(0).id;
  const ready = readyTable({ game: 'corleone', people: 1, bots: 1, options: { firstPlayer: 1 } }, clock.now());
  await store.addMatch(ready);
  const live = (await matches.open(ready.id))!;
  await live.change(match => clearSeat(match, host, 1));
  await live.change(match => addBot(match, host, 1, 'expert'));
  await live.change(match => start(match, host, clock.now()));
  await settled();
  expect(thinker.asked).toHaveLength(1);
  const [first] = thinker.asked;
  expect(first).toMatchObject({ level: 'expert', table: live.match.id, recall: remembered(live, 1) });
  const next = asking();
  const other = openTestNode(store, { clock, thinker: next });
  new TestWatcher(0).watch((await other.matches.open(live.match.id))!);
  await settled();
  const { seed: _, ...question } = first!;
  expect(next.asked).toMatchObject([question]);
});
