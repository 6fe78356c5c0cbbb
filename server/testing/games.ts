// Every game with what the suites need to know of it, and the tables they play at.
import { cashUnderTest } from '@omerta/cashnguns/testing/cashUnderTest.ts';
import { corleoneUnderTest } from '@omerta/corleone/testing/corleoneUnderTest.ts';
import { type GameId, USUAL_GAME_IDS } from '@omerta/games';
import { diceUnderTest } from '@omerta/liars-dice/testing/diceUnderTest.ts';
import type { GameUnderTest, HiddenParts } from '@omerta/testing';
import { gameOf } from '../src/games.ts';

export const GAMES: { readonly [Id in GameId]: GameUnderTest } = {
  corleone: corleoneUnderTest,
  cashnguns: cashUnderTest,
  'liars-dice': diceUnderTest,
};

export interface GameTable {
  readonly game: GameId;
  readonly players: number;
  readonly options: object;
}

/** The games that a server offers, in turn. */
export const gameAt = (at: number): GameId => USUAL_GAME_IDS[at % USUAL_GAME_IDS.length]!;

/** For kits that need a game for two or more and do not mind which. */
export const ANY_GAME: GameId = USUAL_GAME_IDS.find(game => leastPlayers(game) <= 2)!;

export function leastPlayers(game: GameId): number {
  return gameOf(game)!.players.least;
}

/** As many as wanted, if the game allows. */
export function playersFor(game: GameId, wanted: number): number {
  const { least, most } = gameOf(game)!.players;
  return Math.min(most, Math.max(least, wanted));
}

export const tablesOf = (game: GameId): GameTable[] =>
  GAMES[game].tables.map(({ players, ...options }) => ({ game, players, options }));

const LONGEST = Math.max(...USUAL_GAME_IDS.map(game => GAMES[game].tables.length));

/** Of all games that a server offers, in turn. */
export const ALL_TABLES: readonly GameTable[] = Array.from({ length: LONGEST }, (_, at) =>
  USUAL_GAME_IDS.flatMap(game => tablesOf(game)[at] ?? []),
).flat();

/** The table of a game at which planted defects are looked for. */
export const plantedTable = (game: GameId): GameTable => tablesOf(game)[GAMES[game].plantedAt ?? 0]!;

/** Games with hidden information that planted leaks can show. */
export const HIDING_GAMES: readonly GameId[] = USUAL_GAME_IDS.filter(game => GAMES[game].hidden !== undefined);

export function hiddenIn(game: GameId): HiddenParts {
  const { hidden } = GAMES[game];
  if (hidden === undefined) throw new Error(`${game} does not say what is hidden`);
  return hidden;
}

/** Tables of all games in turn: first with the fewest players, then with one more, and so on. */
export function smallTables(count: number): { readonly game: GameId; readonly people: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const game = gameAt(at);
    const more = Math.floor(at / USUAL_GAME_IDS.length);
    return { game, people: playersFor(game, leastPlayers(game) + more) };
  });
}
