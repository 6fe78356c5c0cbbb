import { cashnguns } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import { randomRows } from '../testing/randomRows.ts';
import { frameFor } from './frame.ts';
import { seenIn } from './log.ts';
import { begin, type MatchProgress, versionOf, viewersOf } from './progress.ts';

const EVERY_ROW = Number.POSITIVE_INFINITY;
const games = [
  { rules: corleone(standardPack), players: 3 },
  { rules: cashnguns, players: 4 },
] as const;

function newMatch({ rules, players }: (typeof games)[number], recentLimit?: number): MatchProgress {
  return begin(rules, { options: { players }, seed: 1 }, players, recentLimit);
}

test.each(games)('$rules.id: a frame has exactly the events a viewer missed, whatever version it has seen', game => {
  const begun = newMatch(game, EVERY_ROW);
  const moments = [begun, ...[...randomRows(begun, 60)].map(({ progress }) => progress)];
  const last = moments.at(-1)!;
  for (const viewer of viewersOf(last)) {
    for (const seen of moments) {
      const since = versionOf(seen, viewer);
      const frame = frameFor('m', last, viewer, [], since);
      expect(frame).toMatchObject({ since, version: versionOf(last, viewer) });
      const log = seenIn(seen, viewer);
      expect([...log.slice(0, log.length - frame.undone), ...frame.events]).toEqual(seenIn(last, viewer));
    }
  }
});

test('a frame has no events for a viewer that was away too long, is ahead, or has seen nothing', () => {
  const [later] = [...randomRows(newMatch(games[0], 5), 30)].slice(-1);
  const { progress } = later!;
  const version = versionOf(progress, 0);
  for (const since of [undefined, 1, version + 1]) {
    const frame = frameFor('m', progress, 0, [], since);
    expect(frame).toMatchObject({ version, undone: 0, events: [] });
    expect(frame).not.toHaveProperty('since');
  }
  expect(frameFor('m', progress, 0, [], version)).toMatchObject({ since: version, undone: 0, events: [] });
});

test('a frame has the clocks it was given', () => {
  const clocks = [{ left: 1000, runs: true }];
  expect(frameFor('m', newMatch(games[0]), 'spectator', clocks, undefined).clocks).toEqual(clocks);
});
