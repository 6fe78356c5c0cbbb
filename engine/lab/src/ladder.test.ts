import { expect, test } from 'vitest';
import { inOrder, isShown, ladderTable, ratingTable, rungIn } from './ladder.ts';
import { ladderPlot } from './ladderPlot.ts';
import type { ArenaReport, SeatReport } from './tally.ts';

function report(bots: readonly string[], share: number, low: number): ArenaReport {
  const seats = bots.map(
    (bot, at): SeatReport => ({
      bot,
      wins: 0,
      share: at === 0 ? share : (1 - share) / (bots.length - 1),
      low: at === 0 ? low : 0,
      high: 0.9,
      meanScore: 0,
      msPerDecisionP50: 1,
      msPerDecisionP95: 2,
      rating: { mu: 25 + at, sigma: 1, ordinal: 22 + at },
    }),
  );
  return { game: 'cashnguns', games: 40, blocks: 10, seed: 7, seats };
}

const STRONG = report(['strong', 'regular', 'regular', 'regular'], 0.5, 0.3);
const CASUAL = report(['casual', 'novice', 'novice', 'novice', 'novice'], 0.24, 0.15);
const MIXED = report(['expert', 'strong', 'regular', 'casual'], 0.4, 0.3);

test('one bot among copies of another is a rung; a table with all levels is none', () => {
  expect(rungIn(STRONG)).toMatchObject({
    one: 'strong',
    others: 'regular',
    players: 4,
    share: 0.5,
    msPerDecisionP95: 2,
  });
  expect(rungIn(MIXED)).toBeUndefined();
  expect(rungIn(report(['casual', 'casual'], 0.5, 0.5))).toBeUndefined();
});

test('a rung is proven when par lies below its interval', () => {
  expect([STRONG, CASUAL].map(each => isShown(rungIn(each)!))).toEqual([true, false]);
});

test('tables and picture list the rungs in the order of the ladder', () => {
  const rungs = inOrder([rungIn(STRONG)!, rungIn(CASUAL)!], ['casual', 'strong']);
  expect(ladderTable(rungs).split('\n').slice(2)).toEqual([
    '| `casual` among `novice` | 5 | 24 % | 15 %–90 % | 20 % | 40 | 7 | no |',
    '| `strong` among `regular` | 4 | 50 % | 30 %–90 % | 25 % | 40 | 7 | yes |',
  ]);
  const picture = ladderPlot(rungs);
  expect(picture.indexOf('casual among novice')).toBeGreaterThan(0);
  expect(picture.indexOf('strong among regular')).toBeGreaterThan(picture.indexOf('casual among novice'));
  expect(picture.match(/<circle class="shown"/g)).toHaveLength(1);
  expect(picture.match(/<circle class="open"/g)).toHaveLength(1);
});

test('a mixed table is reported by its ratings', () => {
  expect(ratingTable(MIXED)).toContain('| `expert` | 40 % | 25.0 | 1.0 |');
});
