// Kept games are opened where they stood: those of earlier releases, under other rules, and begun in the middle.
import { cashnguns } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { isSameData, listSeats, pick, type Random, randomFrom } from '@omerta/kernel';
import { type AnyRules, type MatchProgress, mayUndo, questionOf, seenIn, take } from '@omerta/match';
import { expect, test } from 'vitest';
import keptCashnguns from '../../testing/savedGames/cashnguns.json' with { type: 'json' };
import keptCorleone from '../../testing/savedGames/corleone.json' with { type: 'json' };
import { openedMatch } from './openedMatch.ts';
import { recordFileOf } from './recordFile.ts';
import type { StoredGame } from './savedGame.ts';

const rules: AnyRules = corleone(standardPack);

/** A random choice of a seat that is asked, and the game as it is kept after it. */
function playedOn({ saved, rows }: StoredGame, progress: MatchProgress, random: Random): [StoredGame, MatchProgress] {
  const { rules: played, state } = progress;
  const seat = pick(random, listSeats(played.waitingFor(state)));
  const text = played.writeChoice(pick(random, played.choices(played.viewFor(state, seat))));
  const row = { kind: 'choice', seat, text, by: 'player' } as const;
  const taken = take(progress, row);
  if (!taken.ok) throw new Error(`${text} is refused: ${taken.refusal.code}`);
  const next = taken.progress;
  const kept = { saved: { ...saved, played: next.played }, rows: [...rows, row], state: next.state };
  return [structuredClone(kept), next];
}

function playedFor(steps: number, from: StoredGame, opened: MatchProgress): [StoredGame, MatchProgress] {
  const random = randomFrom(1);
  let [kept, progress] = [from, opened];
  for (let step = 0; step < steps; step++) [kept, progress] = playedOn(kept, progress, random);
  return [kept, progress];
}

const fresh: StoredGame = {
  saved: {
    id: 'one',
    game: 'corleone',
    start: { kind: 'deal', options: { players: 3 }, seed: 5 },
    seats: [{ name: 'Ania' }, { name: 'Tomek' }, { name: 'Ola' }],
    pace: 'instant',
    packHash: rules.pack,
    startedAt: 0,
    playedAt: 0,
    played: [{ version: rules.version, from: 1 }],
  },
  rows: [],
  state: undefined,
};

test.each([
  ['corleone', keptCorleone as unknown as StoredGame, rules], // JSON has no literal types
  ['cashnguns', keptCashnguns as unknown as StoredGame, cashnguns],
])('a game of %s that an earlier release kept goes on, and is opened again', (_game, kept, of) => {
  const opened = openedMatch(of, kept);
  expect(isSameData(opened.state, kept.state)).toBe(true);
  expect(opened.number).toBe(kept.rows.length);
  const [later, progress] = playedFor(10, kept, opened);
  const again = openedMatch(of, later);
  expect(isSameData(again.state, progress.state)).toBe(true);
  expect(again.number).toBe(kept.rows.length + 10);
});

test('question numbers are counted again from the rows', () => {
  const [kept, progress] = playedFor(60, fresh, openedMatch(rules, fresh));
  const again = openedMatch(rules, kept);
  expect(again).toEqual(progress);
  for (const seat of [0, 1, 2]) expect(questionOf(again, seat)).toEqual(questionOf(progress, seat));
});

test('a game keeps the version of the rules it began with, as long as a release has it', () => {
  const atVersion = (version: number) => (version === rules.version ? rules : undefined);
  const newer: AnyRules = { ...rules, version: rules.version + 1, atVersion };
  const [kept, before] = playedFor(20, fresh, openedMatch(rules, fresh));
  expect(openedMatch(newer, kept)).toEqual(before);
  expect(openedMatch(newer, fresh).rules).toBe(rules); // before its first row
});

test('under new rules alone a game goes on from its state, and is replayed from there the next time', () => {
  const [kept, before] = playedFor(20, fresh, openedMatch(rules, fresh));
  const newer: AnyRules = { ...rules, version: rules.version + 1, atVersion: () => undefined };
  const opened = openedMatch(newer, kept);
  expect(opened).toMatchObject({ number: 20, recent: [], open: [] });
  expect(isSameData(opened.state, before.state)).toBe(true);
  const [later, progress] = playedFor(6, kept, opened);
  expect(later.saved.played.map(({ version, from }) => [version, from])).toEqual([
    [rules.version, 1],
    [newer.version, 21],
  ]);
  const again = openedMatch(newer, later);
  expect(again).toEqual(progress);
  expect(seenIn(again, 0)).toEqual(seenIn(progress, 0));
  expect(seenIn(again, 0)).not.toEqual([]);
});

test('rows that are refused today are left behind for good', () => {
  const [kept] = playedFor(20, fresh, openedMatch(rules, fresh));
  const spoiled = { ...kept, rows: kept.rows.with(3, { ...kept.rows[3]!, text: 'no such choice' }) };
  const opened = openedMatch(rules, spoiled);
  expect(isSameData(opened.state, kept.state)).toBe(true);
  const [later, progress] = playedFor(6, spoiled, opened);
  expect(openedMatch(rules, later)).toEqual(progress);
});

test('a game begun in the middle of another keeps its start once', () => {
  const [, { state }] = playedFor(15, fresh, openedMatch(rules, fresh));
  const start = { kind: 'state', options: { players: 3 }, seed: 1, state } as const;
  const begun: StoredGame = { ...fresh, saved: { ...fresh.saved, start } };
  const [kept, progress] = playedFor(12, begun, openedMatch(rules, begun));
  expect(kept.saved.played).toEqual([{ version: rules.version, from: 1 }]);
  expect(openedMatch(rules, kept)).toEqual(progress);
  expect(recordFileOf(kept)).toMatchObject({ record: { start: state } });
});

test('what could be taken back still can be', () => {
  const random = randomFrom(3);
  let [kept, progress]: [StoredGame, MatchProgress] = [fresh, openedMatch(rules, fresh)];
  while (!rules.outcome(progress.state)) {
    [kept, progress] = playedOn(kept, progress, random);
    const seat = [0, 1, 2].find(each => mayUndo(progress, each));
    if (seat === undefined) continue;
    expect(mayUndo(openedMatch(rules, kept), seat)).toBe(true);
    return;
  }
  throw new Error('Nothing could be taken back in this game');
});
