import { type State as CashState, cashnguns, readCashPosition, writeCashPosition } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import {
  commitmentOf,
  dealSeed,
  type GameRecord,
  listSeats,
  newRecord,
  pick,
  randomFrom,
  recordedChoice,
  type Seed,
  type SeenDeal,
} from '@omerta/kernel';
import { begin, frameFor, take } from '@omerta/match';
import { frame as frameForm, tableInfo as infoForm } from '@omerta/protocol';
import { playRandomly, randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { coachOf, rulesOf } from '../games/wholeGames.ts';
import { readRecordFile, readRecordText } from '../practice/readRecordFile.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import type { Beginning } from '../practice/startFrom.ts';
import { replayHost } from './replayHost.ts';
import { replayInfo } from './replayInfo.ts';

const PLAYERS = 3;
const rules = corleone(standardPack);
const SECRET = 'ab'.repeat(32);
const ENTROPIES = ['01'.repeat(16), '', '02'.repeat(16)];

/** A random game to its end, or until so many choices. */
function playedGame(seed: Seed, most = Number.POSITIVE_INFINITY): RecordFile {
  const random = randomFrom(7);
  const record: GameRecord = { ...newRecord(rules, { players: PLAYERS }, seed), choices: [] };
  const state = rules.setup({ players: PLAYERS }, seed);
  while (record.choices.length < most) {
    const waiting = listSeats(rules.waitingFor(state));
    if (waiting.length === 0) break;
    const seat = pick(random, waiting);
    const choice = pick(random, rules.choices(rules.viewFor(state, seat)));
    record.choices.push(recordedChoice(seat, rules.writeChoice(choice)));
    rules.play(state, seat, choice);
  }
  const outcome = rules.outcome(state);
  return {
    format: 'omerta-record/1',
    record,
    players: [{ name: 'Ania' }, { name: 'Tomek', bot: 'easy' }, { name: 'Ola' }],
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** The same, dealt as the server deals. */
function fairGame(): RecordFile {
  const match = 'm1';
  const file = playedGame(dealSeed(SECRET, match, ENTROPIES));
  const fairDeal = { match, commitment: commitmentOf(SECRET, match), secret: SECRET, entropies: ENTROPIES };
  return { ...file, record: { ...file.record, fairDeal } };
}

const fair = fairGame();

async function opened(file: RecordFile, match?: string) {
  const begun: Beginning[] = [];
  const host = replayHost({
    rulesOf,
    loadCoach: async () => ({ ...(await import('@omerta/coach')), coachOf }),
    newSeed: () => 'cd'.repeat(32),
    startFrom: async beginning => {
      begun.push(beginning);
      return 'new';
    },
  });
  return { host, begun, opening: await host.open(file, match) };
}

test('frames are those the table showed, in form and content, for every viewpoint', async () => {
  const { host, opening } = await opened(fair);
  expect(opening).toEqual({ ok: true, steps: fair.record.choices.length + 1, isOver: true, isPartial: false });
  const { options, seed, choices } = fair.record;
  let progress = begin(rules, { options, seed }, PLAYERS);
  for (const [at, [seat, text]] of choices.entries()) {
    const taken = take(progress, { kind: 'choice', seat, text, by: 'player' });
    if (!taken.ok) throw new Error(taken.refusal.code);
    progress = taken.progress;
    const { before } = progress.recent.at(-1)!;
    for (const viewpoint of ['public', 0, 1, 2] as const) {
      const shown = await host.frame(at + 1, viewpoint);
      const viewer = viewpoint === 'public' ? 'spectator' : viewpoint;
      const since = before[viewer === 'spectator' ? PLAYERS : viewer];
      const { question: _, ...atTable } = frameFor('m1', progress, viewer, [], since);
      if (at % 25 === 0) expect(frameForm.safeParse(shown).error).toBeUndefined();
      expect({ ...shown, since: 0, version: 0 }).toEqual({ ...atTable, since: 0, version: 0 });
    }
  }
  expect(infoForm.safeParse(replayInfo(fair, true, 0)).error).toBeUndefined();
});

test('two worlds that a seat cannot tell apart send it the same bytes', async () => {
  for (const seed of [3, 4, 5]) {
    const file = playedGame(seed, 40);
    const { host, opening } = await opened({ ...file, players: file.players.map(({ name }) => ({ name })) });
    if (!opening.ok) throw new Error(opening.code);
    await expect(host.frame(10, 'all')).rejects.toThrow('still runs');
    const state = rules.setup({ players: PLAYERS }, seed);
    for (const [seat, text] of file.record.choices) rules.play(state, seat, rules.readChoice(text)!);
    for (const seat of [0, 1, 2]) {
      const other = rules.imagine(rules.viewFor(state, seat), randomFrom(seed + 100));
      expect(other).not.toEqual(state);
      const bytes = await Promise.all(
        [state, other].map(async start => {
          const alone = file.players.map(({ name }, at) => (at === seat ? { name } : { name, bot: 'easy' }));
          const world = await opened({ ...file, players: alone, record: { ...file.record, start, choices: [] } });
          return JSON.stringify([await world.host.frame(0, seat), await world.host.timeline(seat)]);
        }),
      );
      expect(bytes[0]).toBe(bytes[1]);
    }
  }
});

test('a game that still runs shows no more than its table does', async () => {
  const { host } = await opened(playedGame(3, 40));
  await expect(host.timeline('all')).rejects.toThrow('still runs');
  await expect(host.hands(3)).rejects.toThrow('still runs');
  await expect(host.frame(3, 0)).rejects.toThrow('still runs');
  await expect(host.frame(3, 'public')).resolves.toMatchObject({ viewer: 'spectator' });
});

test('an answer that was changed is known to who changed it only', async () => {
  const { host } = await opened(fair);
  const [all, everybody] = [await host.timeline('all'), await host.timeline('public')];
  for (const [at, { seat, events }] of everybody.entries()) {
    if (events.length === 0) expect(seat).toBeUndefined();
    else expect(seat).toBe(all[at]?.seat);
  }
});

const RIGHT = { match: 'right', commitment: 'right', seed: 'right', choices: 'right', outcome: 'right' };
const seen: SeenDeal = {
  match: 'm1',
  commitment: fair.record.fairDeal!.commitment,
  entropy: ENTROPIES[2]!,
  seat: 2,
  bots: ['', 'Tomek', ''],
};

test('a record that is as this device saw it is fair', async () => {
  const { host } = await opened(fair, 'm1');
  const verdict = await host.verify(seen);
  expect(verdict).toMatchObject({ kind: 'fair', refused: undefined, seen });
  expect(verdict.findings).toEqual({ ...RIGHT, shown: 'right', given: 'right' });
});

test.each<[string, SeenDeal | undefined, object]>([
  ['nothing', undefined, { shown: 'none', given: 'none' }],
  ['the commitment alone', { match: 'm1', commitment: seen.commitment }, { shown: 'right', given: 'none' }],
])('to a device that saw %s it is consistent', async (_, kept, findings) => {
  const { host } = await opened(fair, 'm1');
  const verdict = await host.verify(kept);
  expect(verdict.kind).toBe('consistent');
  expect(verdict.findings).toEqual({ ...RIGHT, ...findings });
});

test.each<[string, Partial<SeenDeal>, object]>([
  ['another commitment', { commitment: 'ac'.repeat(32) }, { shown: 'wrong', given: 'right' }],
  ['a commitment that changed', { changedTo: 'ac'.repeat(32) }, { shown: 'wrong', given: 'right' }],
  ['another entropy', { entropy: '0f'.repeat(16) }, { shown: 'right', given: 'wrong' }],
])('to a device that kept %s it is not fair, though everything in it fits', async (_, kept, findings) => {
  const { host } = await opened(fair, 'm1');
  const verdict = await host.verify({ ...seen, ...kept });
  expect(verdict.kind).toBe('unfair');
  expect(verdict.findings).toEqual({ ...RIGHT, ...findings });
});

test('a game that began at once is sound, whatever was kept', async () => {
  const { host } = await opened(withDeal({ atOnce: true }), 'm1');
  expect((await host.verify(undefined)).kind).toBe('sound');
  expect((await host.verify(seen)).kind).toBe('sound');
});

test('records without a promise are sound, and not fair', async () => {
  const { host } = await opened(playedGame(3));
  expect((await host.verify(undefined)).kind).toBe('sound');
});

const { record, outcome } = fair;
const deal = record.fairDeal!;
const tampered: [string, RecordFile, object, 'unfair' | 'broken'][] = [
  [
    'a choice',
    { ...fair, record: { ...record, choices: record.choices.with(9, [record.choices[9]![0], 'thug:nowhere']) } },
    { choices: 'wrong' },
    'broken',
  ],
  [
    'a choice left out',
    { ...fair, record: { ...record, choices: record.choices.slice(0, -1) } },
    { outcome: 'wrong' },
    'broken',
  ],
  ['the seed', { ...fair, record: { ...record, seed: 'ef'.repeat(32) } }, { seed: 'wrong' }, 'unfair'],
  ['the secret', withDeal({ secret: 'ac'.repeat(32) }), { commitment: 'wrong', seed: 'wrong' }, 'unfair'],
  ['the commitment', withDeal({ commitment: 'ac'.repeat(32) }), { commitment: 'wrong', seed: 'right' }, 'unfair'],
  ['an entropy', withDeal({ entropies: ENTROPIES.with(1, '03'.repeat(16)) }), { seed: 'wrong' }, 'unfair'],
  ['the table', withDeal({ match: 'm2' }), { match: 'wrong' }, 'unfair'],
  [
    'the outcome',
    { ...fair, outcome: { ...outcome!, scores: outcome!.scores.with(0, 99) } },
    { outcome: 'wrong' },
    'broken',
  ],
  ['the outcome, which is gone', withoutOutcome(fair), { outcome: 'wrong' }, 'broken'],
];

test.each(tampered)('a record is not verified after a change of %s', async (_, file, findings, kind) => {
  const { host, opening } = await opened(file, 'm1');
  expect(opening.ok).toBe(true);
  const verdict = await host.verify(undefined);
  expect(verdict.kind).toBe(kind);
  expect(verdict.findings).toMatchObject(findings);
});

function withoutOutcome({ outcome: _, ...file }: RecordFile): RecordFile {
  return file;
}

function withDeal(change: Partial<typeof deal>): RecordFile {
  return { ...fair, record: { ...record, fairDeal: { ...deal, ...change } } };
}

test('played on from here: hidden cards as they were, or such as the seat cannot tell from them', async () => {
  const { host, begun } = await opened(fair);
  const from = { step: 40, seat: 0, name: 'Me', level: 'casual' } as const;
  await host.playOn({ ...from, hidden: 'asItWas' });
  await host.playOn({ ...from, hidden: 'dealtAfresh' });
  const [same, afresh] = begun.map(({ state }) => state as Parameters<typeof rules.viewFor>[0]);
  expect(rules.viewFor(same!, 0)).toEqual(rules.viewFor(afresh!, 0));
  expect(same).not.toEqual(afresh);
  expect(begun[0]?.seats).toEqual([
    { name: 'Me' },
    { name: 'Tomek', level: 'casual' },
    { name: 'Ola', level: 'casual' },
  ]);
});

test.each(['asItWas', 'dealtAfresh'] as const)(
  "a file of Ca$h 'n Guns is played on from each of its stages to the end, %s",
  async hidden => {
    const { record, outcome: ended } = randomGame(cashnguns, { players: 4, talents: true }, 5, { clock: true });
    const players = [{ name: 'Ania' }, { name: 'Tomek' }, { name: 'Ola' }, { name: 'Jan' }];
    const read = readRecordText(JSON.stringify({ format: 'omerta-record/1', record, players, outcome: ended }));
    if (!read.ok) throw new Error(read.why);
    const { host, begun } = await opened(read.file);
    const stages = new Set<string>();
    for (let step = 3; step < record.choices.length; step += 5) {
      await host.playOn({ step, seat: 1, name: 'Me', level: 'casual', hidden });
      const from = begun.at(-1)!;
      expect(from).toMatchObject({ game: 'cashnguns', version: cashnguns.version, packHash: '' });
      const position = readCashPosition(writeCashPosition(from.state as CashState));
      if (!position.ok) throw new Error(JSON.stringify(position.problems));
      stages.add(position.state.table.stage);
      playRandomly(cashnguns, position.state, randomFrom(step));
      expect(cashnguns.outcome(position.state)).toBeDefined();
    }
    expect([...stages]).toEqual(expect.arrayContaining(['bullet', 'holdUp', 'courage', 'sharing']));
  },
);

test('files from outside are read, or refused with the reason', () => {
  expect(readRecordText(JSON.stringify(fair))).toEqual({ ok: true, file: fair });
  expect(readRecordFile(playedGame(3, 5).record)).toMatchObject({
    ok: true,
    file: { players: [{ name: 'A' }, {}, {}] },
  });
  expect(readRecordText('{')).toMatchObject({ ok: false, why: 'notJson' });
  expect(readRecordFile([])).toMatchObject({ ok: false, why: 'notRecord' });
  expect(readRecordFile({ ...fair, players: [{ name: 'Ania' }] })).toMatchObject({ ok: false, why: 'notRecord' });
  expect(readRecordFile({ format: 'omerta-records/1', records: [fair, fair] })).toMatchObject({ why: 'manyRecords' });
});

test('what a seat could believe is told of games that are over, and of no other', async () => {
  const { host } = await opened(fair);
  const beliefs = await host.beliefs(20, 1);
  expect(beliefs?.game).toBe('corleone');
  expect(beliefs?.seats.map(each => each !== undefined)).toEqual([true, false, true]);
  const running = await opened(playedGame(3, 20));
  await expect(running.host.beliefs(5, 0)).rejects.toThrow('still runs');
});
