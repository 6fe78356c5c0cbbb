// The score of an evening: one point for every rival you beat, in whatever game.

/** A game of the evening, as its end came out. */
export interface EveningGame {
  readonly match: string;
  readonly game: string;
  readonly at: number; // milliseconds, when it was over
  readonly results: readonly EveningResult[];
}

export interface EveningResult {
  readonly name: string;
  readonly place: number;
  readonly isBot: boolean;
}

/** A person of the evening. */
export interface EveningLine {
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  /** By game; undefined for those not played. */
  readonly games: readonly (number | undefined)[];
}

/** Ties share the higher place. Bots are rivals, and have no line. */
const pointsOf = ({ results }: Pick<EveningGame, 'results'>, place: number): number =>
  Math.max(0, results.length - place);

/** The first on top; those who are level in the order they came in. */
export function scoreOf(games: readonly EveningGame[]): readonly EveningLine[] {
  const names = [
    ...new Set(games.flatMap(({ results }) => results.filter(({ isBot }) => !isBot).map(({ name }) => name))),
  ];
  const lines = names.map(name => {
    const own = games.map(game => ({ game, result: game.results.find(each => each.name === name && !each.isBot) }));
    const points = own.map(({ game, result }) => (result === undefined ? undefined : pointsOf(game, result.place)));
    return {
      name,
      points: points.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      wins: own.filter(({ result }) => result?.place === 1).length,
      games: points,
    };
  });
  return lines
    .map(line => ({ ...line, place: 1 + lines.filter(({ points }) => points > line.points).length }))
    .toSorted((one, other) => one.place - other.place);
}

const PAUSE = 6 * 3_600_000; // of an evening, at most

/** The games that belong to the last one: not long before it, and with some of the same people. */
export function lastEvening(games: readonly EveningGame[]): readonly EveningGame[] {
  const sorted = games.toSorted((one, other) => one.at - other.at);
  const evening: EveningGame[] = [];
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const game = sorted[index]!;
    const next = evening[0];
    if (next !== undefined && (next.at - game.at > PAUSE || !isSameRound(game, next))) break;
    evening.unshift(game);
  }
  return evening;
}

function isSameRound(one: EveningGame, other: EveningGame): boolean {
  const people = (game: EveningGame) => game.results.filter(({ isBot }) => !isBot).map(({ name }) => name);
  const [before, after] = [people(one), people(other)];
  const same = before.filter(name => after.includes(name)).length;
  return same > 0 && same * 2 >= Math.min(before.length, after.length);
}

/** Whether there is anything to compare: several games, and several people. */
export const isShared = (games: readonly EveningGame[]): boolean => games.length > 1 && scoreOf(games).length > 1;
