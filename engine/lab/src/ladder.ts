// Arena results about the levels, as a picture and as Markdown tables.
import type { ArenaReport } from './tally.ts';

/** One bot among copies of another, as reported by an arena. */
export interface RungFound {
  readonly game: string;
  readonly one: string;
  readonly others: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecisionP95: number; // of the one
}

/** Undefined unless exactly two kinds of bots sat at the table. */
export function rungIn({ game, games, seed, seats }: ArenaReport): RungFound | undefined {
  const [first, ...rest] = seats;
  const others = new Set(rest.map(({ bot }) => bot));
  if (first === undefined || others.size !== 1 || others.has(first.bot)) return undefined;
  const { bot: one, share, low, high, msPerDecisionP95 } = first;
  return { game, one, others: rest[0]!.bot, players: seats.length, games, seed, share, low, high, msPerDecisionP95 };
}

/** By game in the order they came, then by rung of the ladder, then by number of players. */
export function inOrder(rungs: readonly RungFound[], ladder: readonly string[]): RungFound[] {
  const games = [...new Set(rungs.map(({ game }) => game))];
  const place = ({ game, one, players }: RungFound): number =>
    games.indexOf(game) * 10_000 + ladder.indexOf(one) * 100 + players;
  return rungs.toSorted((a, b) => place(a) - place(b));
}

export function ladderTable(rungs: readonly RungFound[]): string {
  const rows = rungs.map(rung => {
    const { one, others, players, games, share, low, high, seed } = rung;
    const cells = [`\`${one}\` among \`${others}\``, players, percent(share), `${percent(low)}–${percent(high)}`];
    return `| ${[...cells, percent(1 / players), games, seed, isShown(rung) ? 'yes' : 'no'].join(' | ')} |`;
  });
  return [
    '| rung | players | share | 95 % | par | games | first seed | shown |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Whether par lies below the interval. */
export const isShown = ({ low, players }: RungFound): boolean => low > 1 / players;

/** OpenSkill ratings of a table with all levels. */
export function ratingTable({ seats }: ArenaReport): string {
  const rows = seats.map(({ bot, share, rating }) =>
    rating === undefined
      ? `| \`${bot}\` | ${percent(share)} | | |`
      : `| \`${bot}\` | ${percent(share)} | ${rating.mu.toFixed(1)} | ${rating.sigma.toFixed(1)} |`,
  );
  return ['| level | share | μ | σ |', '|---|---|---|---|', ...rows].join('\n');
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
