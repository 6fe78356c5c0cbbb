// Bots that think badly, slowly or in vain: no table waits for ever, and response times reveal nothing.
import type { Pace } from '@omerta/protocol';
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { person, startedTable, type TestTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher, watchAll } from '../../testing/play/testNode.ts';
import type { Question, Thinker } from '../bots/thinker.ts';
import { thinkHere } from '../bots/thinkHere.ts';
import { leave } from './seatChanges.ts';

const PAUSE = 700;
const HOUR = 3_600_000;

async function begin(thinker: Thinker, table: TestTable = { game: 'cashnguns', people: 1, bots: 3 }) {
  const clock = fakeClock();
  const store = memoryStore();
  const paces: Pace[] = [];
  const botPause = (pace: Pace) => {
    paces.push(pace);
    return PAUSE;
  };
  const { matches, faults } = openTestNode(store, { clock, botPause, thinker });
  await matches.start();
  const live = await startedTable(store, matches, table, clock.now());
  const rows = async () => (await store.rowsOf(live.match.id)).map(({ command, by }) => [command, by]);
  return { clock, faults, live, paces, rows };
}

/** Thinks until it is given the answer. */
function slowThinker() {
  const asked: { readonly question: Question; readonly signal: AbortSignal | undefined; answer(text: string): void }[] =
    [];
  const thinker: Thinker = {
    think: (question, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ question, signal, answer: resolve });
        signal?.addEventListener('abort', () => reject(new Error('called off')));
      }),
    close: async () => {},
  };
  return { asked, thinker };
}

test.each<[string, Thinker['think']]>([
  ['throws', () => Promise.reject(new Error('no idea'))],
  ['chooses what it may not', async () => 'order:Z'],
  ['talks nonsense', async () => ''],
])('a bot that %s is answered for by the rules, and the failure is reported', async (_how, think) => {
  const { clock, faults, live } = await begin({ think, close: async () => {} });
  await live.change(match => leave(match, person(0).id, clock.now()));
  await clock.pass(HOUR);
  expect(live.match.stage).toBe('over');
  expect(new Set(faults.map(fault => fault.split('{')[0]))).toEqual(
    new Set(['A bot failed; the rules answered for it ']),
  );
});

test('if a bot fails before it thinks, the rules answer for it when its pause is over', async () => {
  const [clock, store] = [fakeClock(), memoryStore()];
  let fails = 0;
  const freshSeed = () => {
    if (fails-- > 0) throw new Error('no chance');
    return '5eed'.repeat(16);
  };
  const { matches, faults } = openTestNode(store, { clock, botPause: () => PAUSE, thinker: thinkHere, freshSeed });
  fails = 3;
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 1, bots: 3 }, clock.now());
  await clock.pass(PAUSE);
  expect(faults).toHaveLength(3);
  expect((await store.rowsOf(live.match.id)).map(({ command }) => command)).toEqual(['bot:1:0', 'bot:2:0', 'bot:3:0']);
});

test('a bot thinks during its pause: an easy answer comes no sooner than a hard one', async () => {
  const { asked, thinker } = slowThinker();
  const { clock, rows } = await begin(thinker);
  await settled();
  expect(asked).toHaveLength(3); // at once
  for (const { question, answer } of asked.slice(0, 2)) answer(await thinkHere.think(question));
  await clock.pass(PAUSE - 1);
  expect(await rows()).toEqual([]);
  await clock.pass(1);
  expect(await rows()).toEqual([
    ['bot:1:0', 'player'],
    ['bot:2:0', 'player'],
  ]);
  asked[2]!.answer(await thinkHere.think(asked[2]!.question)); // took longer than the pause
  await settled();
  expect((await rows()).at(-1)).toEqual(['bot:3:0', 'player']);
});

test('a player who is back cancels the bot’s thinking with an answer, not by returning', async () => {
  const { asked, thinker } = slowThinker();
  const { clock, faults, live, rows } = await begin(thinker, { game: 'cashnguns', people: 4 });
  await live.change(match => leave(match, person(2).id, clock.now()));
  await clock.pass(10 * PAUSE);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  new TestWatcher(2).watch(live);
  await settled();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  await choose(live, 2, choicesOf(live, 2)[0]!, { command: 'my own answer' });
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
  await clock.pass(10 * PAUSE);
  expect(await rows()).toEqual([['my own answer', 'player']]);
  expect(faults).toEqual([]);
});

test('a bot sees its own view only, plays at its level, and pauses at the table’s pace', async () => {
  const { asked, thinker } = slowThinker();
  const options = { firstPlayer: 1 };
  const { live, paces } = await begin(thinker, {
    game: 'corleone',
    people: 1,
    bots: 1,
    options,
    settings: { pace: 'party' },
  });
  const { rules, state } = live.playing!.progress;
  const questions = asked.map(({ question: { game, level, view, recall } }) => ({ game, level, view, recall }));
  expect(questions).toEqual([{ game: 'corleone', level: 'random', view: rules.viewFor(state, 1), recall: undefined }]);
  expect(paces).toEqual(['party']);
});

test('bots that begin do not keep a person who is alone with them waiting; afterwards they take their time', async () => {
  const alone = { game: 'cashnguns', people: 1, bots: 3 } as const;
  const { clock, live, paces } = await begin(thinkHere, alone);
  expect(new Set(paces)).toEqual(new Set(['instant']));
  await clock.pass(PAUSE);
  await choose(live, 0, choicesOf(live, 0)[0]!);
  await clock.pass(PAUSE);
  expect(paces.at(-1)).toBe('brisk');
  const together = await begin(thinkHere, { ...alone, people: 2 });
  expect(new Set(together.paces)).toEqual(new Set(['brisk']));
});

/** A table with clocks and a slow store, where the rules have no answer once `failing` is set. */
async function beginToFail() {
  const clock = fakeClock();
  const memory = memoryStore();
  let isFailing = false;
  let release = () => {};
  let hold: Promise<void> | undefined;
  const store = {
    ...memory,
    async append(batch: Parameters<typeof memory.append>[0]) {
      await hold;
      return memory.append(batch);
    },
  };
  const freshSeed = () => {
    if (isFailing) throw new Error('no answer');
    return '5eed'.repeat(16);
  };
  const { matches, faults } = openTestNode(store, { clock, freshSeed });
  await matches.start();
  const settings = { clock: { kind: 'decision', each: 30 } as const };
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4, settings }, clock.now());
  return {
    clock,
    live,
    faults,
    fail() {
      isFailing = true;
    },
    slowDown() {
      hold = new Promise(resolve => {
        release = resolve;
      });
    },
    goOn: () => release(),
  };
}

test('if the rules have no answer, the match is frozen and every viewer is sent that, once', async () => {
  const { clock, live, faults, fail } = await beginToFail();
  const watchers = watchAll(live);
  for (const { sent } of watchers) sent.length = 0;
  fail();
  await clock.pass(31_000);
  expect(live.isFrozen).toBe(true);
  expect(faults[0]).toContain('A match is frozen');
  for (const { sent } of watchers) expect(sent).toMatchObject([{ kind: 'table', what: { isFrozen: true } }]);
});

test('a match that is frozen while a choice is stored stays frozen', async () => {
  const { clock, live, fail, slowDown, goOn } = await beginToFail();
  const watcher = new TestWatcher(undefined);
  watcher.watch(live);
  slowDown();
  const answer = choose(live, 0, choicesOf(live, 0)[0]!);
  await settled();
  fail();
  await clock.pass(31_000);
  goOn();
  expect(await answer).toMatchObject({ ok: true });
  await settled();
  expect(live.isFrozen).toBe(true);
  expect(watcher.of('table').map(({ isFrozen }) => isFrozen)).toEqual([true]);
  expect(await choose(live, 1, choicesOf(live, 1)[0]!)).toEqual({ ok: false, code: 'frozen' });
});
