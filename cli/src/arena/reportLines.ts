import type { ArenaReport } from '@omerta/lab';
import Table from 'cli-table3';

/** The report for people. */
export function reportLines({ game, games, blocks, seed, seats, test }: ArenaReport): string[] {
  const isRated = seats.some(({ rating }) => rating !== undefined);
  const table = new Table({
    head: ['bot', 'share', '95 %', 'wins', 'mean score', 'ms, half', 'ms, 95 %', ...(isRated ? ['rating'] : [])],
    colAligns: ['left', ...Array<'right'>(isRated ? 7 : 6).fill('right')],
    style: { head: [], border: [], compact: true },
  });
  for (const seat of seats) {
    const { bot, share, low, high, wins, meanScore, msPerDecisionP50, msPerDecisionP95, rating } = seat;
    const rated = rating === undefined ? [] : [`${rating.mu.toFixed(1)} ± ${(2 * rating.sigma).toFixed(1)}`];
    table.push([
      bot,
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      String(wins),
      meanScore.toFixed(1),
      String(msPerDecisionP50),
      String(msPerDecisionP95),
      ...rated,
    ]);
  }
  const verdicts = {
    above: 'is above',
    below: 'is below',
    undecided: 'cannot yet be told from',
  };
  return [
    `${games} games of ${game}: ${blocks} deals from seed ${seed}, each with the table turned through ${seats.length} seats`,
    table.toString(),
    ...(test === undefined ? [] : [`the share of ${seats[0]!.bot} ${verdicts[test.verdict]} ${percent(test.figure)}`]),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
