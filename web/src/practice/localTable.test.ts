import { botOf, randomFor, styleAt } from '@omerta/bots';
import { type Choice as CashChoice, cashnguns } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { type GameTypes, pick, type Random, randomFrom, replay, type Viewer } from '@omerta/kernel';
import { botContestant } from '@omerta/lab';
import { frame as frameForm, tableInfo as infoForm } from '@omerta/protocol';
import { openTable, type TableModel } from '@omerta/table/table/tableModel.ts';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wholeGame } from '../games/wholeGames.ts';
import type { WallClock } from '../net/wallClock.ts';
import { localHost } from './localHost.ts';
import { memoryGames } from './memoryGames.ts';
import type { NewGame, PracticeHost, WantedGame } from './practiceHost.ts';
import { practiceSource } from './practiceSource.ts';
import { recordFileOf } from './recordFile.ts';
import type { GameStore } from './savedGame.ts';

const quick: WallClock = {
  now: () => 7,
  after: (_milliseconds, call) => {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  },
};
const never = new Promise<never>(() => {});
const opened: TableModel[] = [];
afterEach(() => {
  for (const model of opened.splice(0)) model.close();
});

const alone = (game = 'corleone', seed = 3): NewGame => ({
  kind: 'new',
  game,
  start: { kind: 'deal', options: { players: game === 'corleone' ? 3 : 4 }, seed },
  seats: [{ name: 'Ania' }, ...Array.from({ length: game === 'corleone' ? 2 : 3 }, () => ({ level: 'casual' }))],
  pace: 'instant',
});
const together: NewGame = { ...alone(), seats: [{ name: 'Ania' }, { name: 'Tomek' }, { level: 'casual' }] };

function tableOf(wanted: WantedGame, store: GameStore = memoryGames(), clock = quick, fault = never) {
  const faults: unknown[] = [];
  const report = (each: unknown) => faults.push(each);
  const openStore = async () => ({ ...store, isStored: true });
  const host: PracticeHost = localHost({ wholeGame, openStore, clock, report });
  const ids: string[] = [];
  const source = practiceSource(
    () => ({ host, fault, end: () => void host.close() }),
    wanted,
    ({ id }) => ids.push(id),
    report,
  );
  const model = openTable(source);
  opened.push(model);
  return { model, host, ids, faults, state: model.store.getState };
}

type Table = ReturnType<typeof tableOf>;
const rulesOf = ({ state }: Table) => wholeGame(state().info!.game)!.rules;
const isAsked = ({ state }: Table) => openQuestion(state())?.isChange === false;
const asked = (table: Table) => expect.poll(() => isAsked(table) || isOver(table), { timeout: 20_000 }).toBe(true);
const isOver = ({ state }: Table) => state().shown?.over === true;

async function answerAnything(table: Table, random: Random): Promise<void> {
  await asked(table);
  if (isOver(table)) return;
  const rules = rulesOf(table);
  const text = rules.writeChoice(pick(random, rules.choices(table.state().shown!.view)));
  expect(await table.model.answer(text)).toEqual({ ok: true });
}

test.each(['corleone', 'cashnguns'])('a whole game of %s against bots, all in the form of the server', async game => {
  const store = memoryGames();
  const table = tableOf(alone(game), store);
  const random = randomFrom(1);
  table.model.store.subscribe(({ frame, info }) => {
    if (frame !== undefined) z.parse(frameForm, frame);
    if (info !== undefined) z.parse(infoForm, info);
  });
  while (!isOver(table)) await answerAnything(table, random);
  expect(table.state().info).toMatchObject({ stage: 'over', outcome: { places: expect.any(Array) } });
  const kept = await store.open(table.ids[0]!);
  const { record, outcome, players } = recordFileOf(kept!);
  const replayed = replay(rulesOf(table), record);
  expect(replayed.ok && rulesOf(table).outcome(replayed.state)).toEqual(outcome);
  expect(players.map(({ bot }) => bot)).toEqual([undefined, ...players.slice(1).map(() => 'casual')]);
  expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
});

test('an answer is kept before it is acknowledged, and a game that was left goes on', async () => {
  const store = memoryGames();
  const table = tableOf(alone(), store);
  const random = randomFrom(2);
  for (let turn = 0; turn < 4; turn++) {
    await answerAnything(table, random);
    const kept = await store.open(table.ids[0]!);
    expect(kept!.rows.filter(({ seat }) => seat === 0)).toHaveLength(turn + 1);
  }
  await asked(table);
  table.model.close();
  const again = tableOf({ kind: 'saved', id: table.ids[0]! }, store);
  await asked(again);
  expect(again.state().shown).toEqual(
    expect.objectContaining({ view: table.state().shown!.view, question: table.state().shown!.question }),
  );
  expect(again.state().log).toEqual(table.state().log);
});

test.each([
  ['cashnguns', 4],
  ['corleone', 1],
])('%s: experts count along and choose as in the lab, also in a game that was left', async (game, answers) => {
  const store = memoryGames();
  const seed = 3;
  const wanted = alone(game, seed);
  const seats = wanted.seats.map(({ name }) => (name === undefined ? { level: 'expert' } : { name }));
  const table = tableOf({ ...wanted, seats }, store);
  const random = randomFrom(6);
  for (let turn = 0; turn < answers; turn++) await answerAnything(table, random);
  table.model.close();
  const again = tableOf({ kind: 'saved', id: table.ids[0]! }, store);
  await answerAnything(again, random);
  await asked(again);
  again.model.close();

  const rules = rulesOf(again);
  const { rows } = (await store.open(table.ids[0]!))!;
  const happened: GameTypes['Event'][] = [];
  const state = rules.setup(wanted.start.options, seed, happened);
  const lab = seats.map((_, seat) =>
    botContestant('expert', botOf(wholeGame(rules.id)!.bots, 'expert', rules, styleAt(seed, seat)), rules),
  );
  const told = seats.map(() => 0);
  const chosen: [number, string][] = [];
  const expected: [number, string | Promise<string>][] = [];
  for (const [step, { seat, text }] of rows.entries()) {
    const view = rules.viewFor(state, seat);
    if (seat !== 0) {
      const events = happened.slice(told[seat]).flatMap(event => rules.seenBy(event, seat) ?? []);
      told[seat] = happened.length;
      chosen.push([seat, text]);
      const given = { match: 'one', seat, view, events, choices: rules.choices(view), decision: 0, waiting: [seat] };
      expected.push([seat, lab[seat]!.decide({ ...given, random: randomFor('bot', seed, step) })]);
    }
    rules.play(state, seat, rules.readChoice(text)!, happened);
  }
  expect(chosen.length).toBeGreaterThan(answers);
  expect(chosen).toEqual(expected);
});

test('a bot is heard when its time to think is over, however soon it knew', async () => {
  let now = 0;
  const due: { readonly at: number; readonly call: () => void }[] = [];
  const clock: WallClock = {
    now: () => now,
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call };
      due.push(timer);
      return () => void (due.includes(timer) && due.splice(due.indexOf(timer), 1));
    },
  };
  const store = memoryGames();
  const seats = alone('corleone').seats.map(({ name }) => (name === undefined ? { level: 'strong' } : { name }));
  const start = { kind: 'deal', options: { players: 3, firstPlayer: 1 }, seed: 3 } as const;
  const table = tableOf({ ...alone(), seats, start }, store, clock);
  await expect.poll(() => due.map(({ at }) => at).toSorted((one, other) => one - other)).toEqual([0, 250]);
  due.splice(0, 1)[0]!.call(); // it thinks
  expect((await store.open(table.ids[0]!))!.rows).toEqual([]);
  now = 250;
  due.splice(0, 1)[0]!.call();
  await expect.poll(async () => (await store.open(table.ids[0]!))!.rows.length).toBe(1);
});

test('a choice that revealed nothing is taken back, and leaves the log', async () => {
  const random = randomFrom(5);
  const table = tableOf(alone('corleone', 11));
  for (let turn = 0; turn < 60 && !isOver(table); turn++) {
    await asked(table);
    const { shown: before, log } = table.state();
    await answerAnything(table, random);
    if (table.state().frame?.question?.mayUndo !== true) continue;
    await expect.poll(() => table.state().shown?.question?.mayUndo).toBe(true);
    expect(await table.model.undo()).toEqual({ ok: true });
    await expect.poll(() => table.state().shown?.view).toEqual(before?.view);
    expect(table.state().log).toEqual(log);
    return;
  }
  throw new Error('Nothing could be taken back in this game');
});

test('people who pass the device on say bullet and target together, and are not called back', async () => {
  const names = ['Ania', 'Tomek', 'Ola', 'Jan'];
  const table = tableOf({ ...alone('cashnguns'), seats: names.map(name => ({ name })) });
  const write = (choice: CashChoice) => cashnguns.writeChoice(choice);
  for (const seat of names.keys()) {
    await expect.poll(() => table.state().shown?.viewer).toBe('spectator');
    table.model.source.handTo!(seat);
    await expect.poll(() => openQuestion(table.state())?.prompt.kind).toBe('bullet');
    const aim = write({ kind: 'aim', seat: (seat + 1) % names.length });
    expect(await table.model.answer(write({ kind: 'bullet', bullet: 'click' }), aim)).toEqual({ ok: true });
    if (seat < 3) table.model.source.handTo!('spectator');
  }
  await expect
    .poll(() => table.state().frame)
    .toMatchObject({ viewer: 3, waiting: [3], question: { prompt: { kind: 'aim' } } });
});

test('what was meant with an answer that was refused, or said otherwise since, is not played', async () => {
  const names = ['Ania', 'Tomek', 'Ola', 'Jan'];
  const table = tableOf({ ...alone('cashnguns'), seats: names.map(name => ({ name })) });
  const write = (choice: CashChoice) => cashnguns.writeChoice(choice);
  const click = write({ kind: 'bullet', bullet: 'click' });
  const bang = write({ kind: 'bullet', bullet: 'bang' });
  const said: readonly (readonly [text: string, isAimed: boolean, isTaken: boolean])[][] = [
    [
      ['no such bullet', true, false],
      [click, false, true],
    ],
    [
      [click, true, true],
      [bang, false, true],
    ],
    [[click, true, true]],
    [[click, true, true]],
  ];
  await expect.poll(() => table.state().shown?.viewer).toBe('spectator');
  for (const [seat, answers] of said.entries()) {
    await table.host.handTo(seat);
    const aim = write({ kind: 'aim', seat: (seat + 1) % names.length });
    for (const [text, isAimed, isTaken] of answers) {
      const decision = table.state().frame!.question!.decision;
      expect(await table.host.answer(decision, text, isAimed ? aim : undefined)).toMatchObject({ ok: isTaken });
    }
  }
  expect(table.state().frame).toMatchObject({ viewer: 3, waiting: [0, 1, 3], question: { prompt: { kind: 'aim' } } });
});

test('players who do not hold the device see nothing of a hand', async () => {
  const table = tableOf(together);
  await expect.poll(() => table.state().shown?.viewer).toBe('spectator');
  const seen: Viewer[] = [];
  table.model.store.subscribe(({ shown }) => {
    if (shown !== undefined && shown.viewer !== seen.at(-1)) seen.push(shown.viewer);
  });
  const random = randomFrom(4);
  for (let turn = 0; turn < 6; turn++) {
    await expect.poll(() => table.state().frame?.waiting.some(seat => seat < 2)).toBe(true);
    const seat = table.state().frame!.waiting.find(each => each < 2)!;
    expect(table.state().shown?.view).toMatchObject({ viewer: 'spectator' });
    expect(table.state().shown?.view).toHaveProperty('own', undefined);
    table.model.source.handTo!(seat);
    await expect.poll(() => table.state().shown?.viewer).toBe(seat);
    await answerAnything(table, random);
    table.model.source.handTo!('spectator');
    await expect.poll(() => table.state().shown?.viewer).toBe('spectator');
  }
  expect(new Set(seen)).toEqual(new Set([0, 1, 'spectator']));
});

test('what a page does not hold or ask for is refused', async () => {
  const table = tableOf(alone());
  await asked(table);
  const { decision } = table.state().shown!.question!;
  expect(await table.host.answer(decision + 1, 'thug:bar')).toEqual({ ok: false, code: 'stale' });
  expect(await table.host.answer(decision, 'no such choice')).toMatchObject({ ok: false, code: 'unreadable' });
  expect(await table.host.answer(decision, 'bid:9-9-9-9')).toMatchObject({ ok: false, code: 'illegal' });
  await table.host.handTo('spectator');
  expect(await table.host.answer(decision, 'thug:bar')).toEqual({ ok: false, code: 'notYourSeat' });
});

test('a game that is not there is said to be not there', async () => {
  const table = tableOf({ kind: 'saved', id: 'gone' });
  await expect.poll(() => table.state().closed).toBe('noSuchMatch');
});

test('a game that cannot be opened is not waited for, and not said to be gone', async () => {
  const locked: GameStore = { ...memoryGames(), open: () => Promise.reject(new Error('The disk is locked')) };
  const table = tableOf({ kind: 'saved', id: 'locked' }, locked);
  await expect.poll(() => table.state().closed).toBe('notOpened');
  expect(table.faults).toEqual([new Error('The disk is locked')]);
  expect(await table.model.source.isStored?.()).toBe(false);
});

test('a worker that breaks before it has opened anything is not waited for', async () => {
  const hangs: GameStore = { ...memoryGames(), open: () => never };
  const broken = Promise.reject(new Error('The worker is not there'));
  const table = tableOf({ kind: 'saved', id: 'any' }, hangs, quick, broken);
  await expect.poll(() => table.state().closed).toBe('notOpened');
});

test('a game whose choices are refused today goes on from where it stood', async () => {
  const store = memoryGames();
  const table = tableOf(alone(), store);
  const random = randomFrom(2);
  for (let turn = 0; turn < 3; turn++) await answerAnything(table, random);
  await asked(table);
  table.model.close();
  const spoiled: GameStore = {
    ...store,
    open: async id => {
      const kept = (await store.open(id))!;
      return { ...kept, rows: kept.rows.map((row, at) => (at === 0 ? { ...row, text: 'no such choice' } : row)) };
    },
  };
  const again = tableOf({ kind: 'saved', id: table.ids[0]! }, spoiled);
  await asked(again);
  expect(again.state().shown?.view).toEqual(table.state().shown!.view);
  await answerAnything(again, random);
});

test('two pages with the same game: the one that comes late steps aside', async () => {
  const store = memoryGames();
  const first = tableOf(alone(), store);
  await asked(first);
  const second = tableOf({ kind: 'saved', id: first.ids[0]! }, store);
  await asked(second);
  await answerAnything(first, randomFrom(1));
  const late = second.state().shown!.question!;
  const rules = rulesOf(second);
  const text = rules.writeChoice(rules.choices(second.state().shown!.view)[0]!);
  expect(await second.host.answer(late.decision, text)).toEqual({ ok: false, code: 'stale' });
  expect(second.state().isAside).toBe(true);
});

test('a device that can keep nothing more stops the game and says so', async () => {
  const store: GameStore = { ...memoryGames(), append: () => Promise.reject(new Error('The disk is full')) };
  const start = { kind: 'deal', options: { players: 3, firstPlayer: 0 }, seed: 3 } as const;
  const table = tableOf({ ...alone(), start }, store);
  await asked(table);
  const { view, question } = table.state().shown!;
  const rules = rulesOf(table);
  const text = rules.writeChoice(rules.choices(view)[0]!);
  expect(await table.host.answer(question!.decision, text)).toEqual({ ok: false, code: 'frozen' });
  expect(table.faults).toHaveLength(1);
  expect(table.state()).toMatchObject({ info: { isFrozen: true }, frame: { question } });
});

test('a game may begin in the middle of another', async () => {
  const rules = corleone(standardPack);
  const state = rules.setup({ players: 3 }, 9);
  const start = { kind: 'state', options: { players: 3 }, seed: 1, state } as const;
  const store = memoryGames();
  const table = tableOf({ ...alone(), start }, store);
  await asked(table);
  expect(recordFileOf((await store.open(table.ids[0]!))!).record.start).toEqual(state);
});

test('bots of a lesson choose as it is written', async () => {
  const rules = corleone(standardPack);
  const state = rules.setup({ players: 3, firstPlayer: 1 }, 3);
  const text = rules.writeChoice(rules.choices(rules.viewFor(state, 1)).at(-1)!);
  const store = memoryGames();
  const start = { kind: 'deal', options: { players: 3, firstPlayer: 1 }, seed: 3 } as const;
  const table = tableOf({ ...alone(), start, script: [[1, text]] }, store);
  await asked(table);
  expect((await store.open(table.ids[0]!))!.rows[0]).toMatchObject({ seat: 1, text });
});
