// Bots in threads give the same answers as bots in the main thread, and no table waits for ever.
import { LEVELS, STYLES } from '@omerta/bots';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { USUAL_GAME_IDS } from '@omerta/games';
import { type GameTypes, listSeats, randomFrom } from '@omerta/kernel';
import { botContestant } from '@omerta/lab';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BuiltBots, buildBotWorker } from '../../testing/bots/buildBotWorker.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { answerTo } from './answerTo.ts';
import { BotThreads, type ThreadSettings } from './botThreads.ts';
import { playerOf } from './playerOf.ts';
import type { Question } from './thinker.ts';
import { thinkHere } from './thinkHere.ts';
import { MOST_PACKS } from './threadMessages.ts';

const GENEROUS = 100_000; // milliseconds: long enough for a slow machine

let built: BuiltBots;
const open: BotThreads[] = [];

beforeAll(async () => {
  built = await buildBotWorker();
});
afterEach(() => Promise.all(open.splice(0).map(threads => threads.close())));
afterAll(() => built.remove());

function threadsWith(settings: Partial<ThreadSettings> = {}): BotThreads {
  const threads = new BotThreads({
    worker: built.worker,
    time: Number.MAX_SAFE_INTEGER,
    timeout: GENEROUS,
    ...settings,
  });
  open.push(threads);
  return threads;
}

/** The first seat that has to answer after so many choices, and all it has seen. */
function seatAfter(game: string, steps: number, rules = gameOf(game)!.rules) {
  const { optionsFor, players } = gameOf(game)!;
  const events: GameTypes['Event'][] = [];
  const state = rules.setup(optionsFor(players.usual), 7, events);
  for (let step = 0; step < steps; step++) {
    const [seat] = listSeats(rules.waitingFor(state));
    rules.play(state, seat!, rules.choices(rules.viewFor(state, seat!))[0]!, events);
  }
  const seat = listSeats(rules.waitingFor(state))[0]!;
  const seen = events.map(event => rules.seenBy(event, seat)).filter(event => event !== undefined);
  return { rules, seat, seen, view: rules.viewFor(state, seat) };
}

/** The question of that seat. */
function question(game: string, steps: number, more: Partial<Question> = {}): Question {
  const { rules, view } = seatAfter(game, steps, more.rules);
  return { table: 'one', game, rules, level: 'casual', style: 'plain', view, seed: 5, ...more };
}

const NEVER = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });";
const ECHO =
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', asked => parentPort.postMessage({ ok: true, text: JSON.stringify(asked) }));";
const DIES =
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('no'); });";

const hasty = (worker: URL) =>
  `import { performance } from 'node:perf_hooks'; let looks = 0; performance.now = () => 10 * looks++; await import('${worker}');`;

test.each(GAME_IDS)('%s: a thread answers like the main thread, at every level', async game => {
  const threads = threadsWith();
  for (const level of LEVELS) {
    const questions = [0, 3, 9].map(steps => question(game, steps, { level }));
    const there = await Promise.all(questions.map(each => threads.think(each)));
    expect(there).toEqual(await Promise.all(questions.map(each => thinkHere.think(each))));
  }
});

test.each(USUAL_GAME_IDS)('%s: a seat with a memory is answered for as in the lab', async game => {
  const threads = threadsWith();
  for (const [at, steps] of [0, 30, 61].entries()) {
    const { rules, seat, seen, view } = seatAfter(game, steps);
    const memory = gameOf(game)!.bots.newMemory(rules, gameOf(game)!.players.usual);
    for (const event of seen) memory.see(event);
    const asked = question(game, steps, { level: 'expert', style: STYLES[at]!, recall: memory.recall });
    const inTheLab = botContestant('expert', playerOf(asked), rules).decide({
      ...{ match: 'one', seat, view, events: seen, choices: rules.choices(view) },
      ...{ random: randomFrom(asked.seed), decision: 0, waiting: [seat] },
    });
    expect(await threads.think(asked)).toBe(inTheLab);
    expect(await thinkHere.think(asked)).toBe(inTheLab);
  }
});

test('a thread remembers packs it was sent', async () => {
  const acts = standardPack.acts.map(act => ({ ...act, handLimit: 7 }));
  const rules = corleone({ ...standardPack, id: 'generous', acts });
  const threads = threadsWith({ most: 1 });
  const asked = [question('corleone', 0, { rules }), question('corleone', 5, { rules })];
  for (const each of asked) expect(await threads.think(each)).toBe(await thinkHere.think(each));
});

test('a thread caches only the packs used last, and is sent the others again', async () => {
  const packs = Array.from({ length: MOST_PACKS + 1 }, (_, at) => {
    const acts = standardPack.acts.map(act => ({ ...act, handLimit: 20 + at }));
    return corleone({ ...standardPack, acts });
  });
  const asked = [...packs, packs.at(-1)!, packs[0]!].map(rules => question('corleone', 0, { rules }));
  const threads = threadsWith({ most: 1 });
  for (const each of asked) expect(await threads.think(each)).toBe(await thinkHere.think(each));
  const echo = threadsWith({ worker: built.program('echo', ECHO), most: 1 });
  const isSent = [];
  for (const each of asked) isSent.push('ownPack' in JSON.parse(await echo.think(each)));
  expect(isSent).toEqual([...packs.map(() => true), false, true]);
});

test('a thread that takes too long is terminated, and another answers', async () => {
  const never = threadsWith({ worker: built.program('never', NEVER), timeout: 300, most: 1 });
  const one = never.think(question('cashnguns', 0));
  const next = never.think(question('cashnguns', 0));
  await expect(one).rejects.toThrow('It took too long');
  await expect(next).rejects.toThrow('It took too long'); // it had a thread of its own
});

test('many questions at once are answered in time: each gets its share', async () => {
  const echo = threadsWith({ worker: built.program('echo', ECHO), most: 1, time: 1_000 });
  const seven = Array.from({ length: 7 }, () => question('cashnguns', 0, { table: 'many', wantedIn: 1_000 }));
  const other = question('cashnguns', 0, { table: 'other', wantedIn: 1_000 });
  const order: string[] = [];
  const shares = await Promise.all(
    [...seven, other].map(async each => {
      const { level, milliseconds } = JSON.parse(await echo.think(each));
      order.push(each.table);
      expect(level).toBe('casual');
      return milliseconds as number;
    }),
  );
  expect(order.slice(0, 2)).toEqual(['many', 'other']); // tables take turns
  expect(shares[0]).toBeLessThanOrEqual(1_000 / 8);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1_000);
});

test('a bot that runs out of time gives its best so far', async () => {
  const looks = 3; // reads of a clock on which each takes 10 of the 20 milliseconds left for all
  const soFar = (asked: Question) => {
    let looked = 0;
    return answerTo(asked, () => ++looked >= looks);
  };
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const questions = seeds.map(seed => question('corleone', 30, { level: 'expert', wantedIn: 0, seed }));
  const hurried = questions.find(each => soFar(each) !== answerTo(each)); // with more time it chooses differently
  const threads = threadsWith({ worker: built.program('hasty', hasty(built.worker)), time: 1_000, most: 1 });
  expect(await threads.think(hurried!)).toBe(soFar(hurried!));
});

test('a thread that dies loses only its own question', async () => {
  const dies = threadsWith({ worker: built.program('dies', DIES), most: 1 });
  const asked = [0, 0, 0].map(() => dies.think(question('cashnguns', 0)));
  for (const each of asked) await expect(each).rejects.toThrow('no');
});

test('a question that makes no sense fails alone', async () => {
  const threads = threadsWith({ most: 1 });
  await expect(threads.think(question('cashnguns', 0, { view: {} }))).rejects.toThrow();
  await expect(threads.think(question('cashnguns', 0, { view: { call: () => {} } }))).rejects.toThrow('cannot be sent');
  expect(await threads.think(question('cashnguns', 0))).toBe(await thinkHere.think(question('cashnguns', 0)));
});

test('a cancelled question is rejected, waiting or running', async () => {
  const threads = threadsWith({ worker: built.program('never', NEVER), most: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const underWay = threads.think(question('cashnguns', 0), first.signal);
  const waiting = threads.think(question('cashnguns', 0), second.signal);
  second.abort();
  await expect(waiting).rejects.toThrow('no longer needed');
  first.abort();
  await expect(underWay).rejects.toThrow('no longer needed');
});

test('closing settles every question', async () => {
  const threads = threadsWith({ worker: built.program('never', NEVER), most: 1 });
  const asked = [threads.think(question('cashnguns', 0)), threads.think(question('cashnguns', 0))];
  const refusals = asked.map(each => expect(each).rejects.toThrow('stopping'));
  await threads.close();
  await Promise.all(refusals);
  await expect(threads.think(question('cashnguns', 0))).rejects.toThrow('No more questions');
});
