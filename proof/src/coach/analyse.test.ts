import { randomFor } from '@omerta/bots';
import type { CashAnalysis } from '@omerta/cashnguns/coach';
import type { State } from '@omerta/cashnguns/rules';
import { cashWith } from '@omerta/cashnguns/testing';
import { type Analysis, analyse, analysing } from '@omerta/coach';
import { canonicalJson, type GameRecord, newRecord, type RecordedChoice, replay } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { COACHED_IDS, type CoachedId, coachFor, GAMES } from '../games.ts';
import { endOf, played } from './played.ts';

const ENDS: { readonly [Game in CoachedId]: GameRecord } = {
  corleone: endOf(played('corleone', 3, 4, 'random'), 30),
  cashnguns: endOf(played('cashnguns', 4, 6), 40),
};

const FEW = { samples: 0.1 };

function analysisOf(record: GameRecord, wishes: object = FEW): Analysis {
  const result = analyse(coachFor(record.game as CoachedId), record, wishes);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.analysis;
}

const analyses = { corleone: analysisOf(ENDS.corleone), cashnguns: analysisOf(ENDS.cashnguns) };

test.each(COACHED_IDS)('%s: luck, decisions and the choices of the others sum to result − start', game => {
  const { seats, open } = analyses[game];
  for (const { luck, decisions, opponents, start, result } of seats) {
    expect(luck + decisions + opponents).toBeCloseTo(result - start, 9);
  }
  expect(open.at(-1)).toEqual(seats.map(({ result }) => result));
  expect(seats.some(({ decisions }) => Math.abs(decisions) > 0.01)).toBe(true);
});

test.each(COACHED_IDS)('%s: curves for every step, from the start to the outcome', game => {
  const { open, fair, steps, players, turningPoints } = analyses[game];
  expect(steps).toBe(ENDS[game].choices.length);
  for (const curve of [open, fair]) {
    expect(curve).toHaveLength(steps + 1);
    for (const shares of curve) expect(shares).toHaveLength(players);
  }
  expect(fair.at(-1)).toEqual(open.at(-1));
  expect(turningPoints).toHaveLength(3);
  const swings = turningPoints.map(({ swing }) => swing);
  expect(swings).toEqual([...swings].sort((one, other) => other - one));
});

test.each(COACHED_IDS)('%s: the same record and seed give the same analysis; it is plain JSON', game => {
  const again = analysisOf(ENDS[game]);
  expect(canonicalJson(again)).toBe(canonicalJson(analyses[game]));
  expect(JSON.parse(JSON.stringify(again))).toEqual(again);
  expect(analysisOf(ENDS[game], { ...FEW, seed: 2 }).fair).not.toEqual(again.fair);
});

test('a caller can stop it at once', () => {
  let asked = 0;
  let progress = 0;
  const isAborted = () => {
    asked += 1;
    return asked > 5;
  };
  const onProgress = (part: number) => {
    progress = part;
  };
  expect(analyse(coachFor('cashnguns'), ENDS.cashnguns, { ...FEW, isAborted, onProgress })).toEqual({
    ok: false,
    problem: { code: 'aborted' },
  });
  expect(asked).toBe(6);
  expect(progress).toBeLessThan(0.2);
});

test('progress grows up to 1', () => {
  const parts = [...analysing(coachFor('cashnguns'), endOf(ENDS.cashnguns, 8), FEW)];
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect(parts.at(-1)).toBe(1);
});

test('a game that goes on, and one that cannot be replayed, are refused', () => {
  const { choices } = ENDS.cashnguns;
  const of = (changed: RecordedChoice[]) => analyse(coachFor('cashnguns'), { ...ENDS.cashnguns, choices: changed });
  expect(of(choices.slice(0, -1))).toEqual({ ok: false, problem: { code: 'notOver' } });
  expect(of([[0, 'fly:moon'], ...choices])).toMatchObject({ ok: false, problem: { code: 'refused', step: 1 } });
});

/** The last card of the last round: with $20,000 A wins, with $5,000 B does. All loot lies open. */
function lastShares(first: string): GameRecord {
  const { state } = cashWith({
    round: 8,
    stage: 'sharing',
    table: ['bill20', 'bill5'],
    token: false,
    options: { lootVisibility: 'open' },
    A: { loot: ['bill20', 'bill20', 'bill10'] },
    B: { loot: ['bill20', 'bill20', 'bill5'] },
    C: { down: 'ducked' },
    D: { down: 'ducked' },
  });
  const second = first === 'take:bill20' ? 'take:bill5' : 'take:bill20';
  const options = { players: 4, lootVisibility: 'open' };
  return {
    ...newRecord(GAMES.cashnguns.rules, options, 1),
    start: state,
    choices: [
      [0, first],
      [1, second],
    ],
  };
}

test('a choice that throws the game away is a blunder; the one that wins it is not', () => {
  const { flags, seats } = analysisOf(lastShares('take:bill5'));
  expect(flags).toEqual([
    { step: 1, seat: 0, flag: 'blunder', played: 'take:bill5', best: 'take:bill20', loss: 1, error: 0 },
  ]);
  expect(seats[0]!.accuracy).toBeLessThan(10);
  const wise = analysisOf(lastShares('take:bill20'));
  expect(wise.flags).toEqual([]);
  expect(wise.seats[0]).toMatchObject({ accuracy: 100, result: 1 });
});

/** Ends that leave some cards unseen. */
const SECRETIVE: { readonly [Game in CoachedId]: GameRecord } = {
  corleone: endOf(played('corleone', 3, 2), 12),
  cashnguns: endOf(ENDS.cashnguns, 14),
};

/** Other hidden cards that A cannot tell from the real ones until the end: the same choices lead through the same views. */
function otherWorlds(record: GameRecord, seat: number, count: number): GameRecord[] {
  const rules = GAMES[record.game as CoachedId].rules;
  const seen = (each: GameRecord): string | undefined => {
    const views: string[] = [];
    const replayed = replay(rules, each, ({ state, events }) => {
      const heard = events.map(event => rules.seenBy(event, seat));
      if (rules.outcome(state) === undefined) views.push(JSON.stringify([rules.viewFor(state, seat), heard]));
      else views.push(JSON.stringify(rules.outcome(state)!.places));
    });
    return replayed.ok ? views.join('\n') : undefined;
  };
  const random = randomFor('others', 1);
  const real = seen(record);
  const found: GameRecord[] = [];
  for (let attempt = 0; attempt < 4000 && found.length < count; attempt += 1) {
    const other = { ...record, start: rules.imagine(rules.viewFor(record.start, seat), random) };
    if (JSON.stringify((other.start as State).own) === JSON.stringify((record.start as State).own)) continue;
    if (seen(other) === real) found.push(other);
  }
  return found;
}

test.each(COACHED_IDS)('%s: what a seat could not know changes neither its fair curve nor its flags', game => {
  const record = SECRETIVE[game];
  const worlds = otherWorlds(record, 0, 1);
  expect(worlds.length).toBeGreaterThan(0);
  const fairOf = (each: GameRecord) => {
    const { fair, flags, seats } = analysisOf(each);
    return {
      fair: fair.map(shares => shares[0]),
      flags: flags.filter(({ seat }) => seat === 0),
      accuracy: seats[0]!.accuracy,
    };
  };
  for (const world of worlds) expect(fairOf(world)).toEqual(fairOf(record));
});

test("Ca$h 'n Guns has a bluff report: as many cards loaded as courage was shown", () => {
  const { bluffs = [] } = analyses.cashnguns as CashAnalysis;
  expect(analyses.corleone).not.toHaveProperty('bluffs');
  const shown = ENDS.cashnguns.choices.filter(([, text]) => text === 'stand' || text === 'duck').length;
  const sum = (field: keyof (typeof bluffs)[number]) => bluffs.reduce((total, report) => total + report[field], 0);
  expect(sum('bangsLoaded') + sum('clicksLoaded')).toBe(shown);
  expect(sum('duckedFromBlanks') + sum('duckedFromBangs')).toBeLessThanOrEqual(sum('ducked'));
});
