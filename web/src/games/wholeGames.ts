// Every game with its whole state, for workers. No page imports it.
import { type GameBots, plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import type { CoachGame, GameCoach } from '@omerta/coach';
import { corleoneGame } from '@omerta/corleone';
import { corleoneBots } from '@omerta/corleone/bots';
import { type GameId, isGameId } from '@omerta/games';
import { type Game, rulesWith } from '@omerta/kernel';
import { liarsDiceGame } from '@omerta/liars-dice';
import type { AnyRules } from '@omerta/match';

export interface WholeGame extends Game {
  readonly bots: GameBots;
  /** Missing for a game that is not coached; loaded when it is asked for, since its models are large. */
  readonly coach?: () => Promise<GameCoach>;
}

const GAMES: { readonly [Id in GameId]: WholeGame } = {
  corleone: {
    ...corleoneGame,
    bots: corleoneBots,
    coach: async () => (await import('@omerta/corleone/coach')).corleoneCoach,
  },
  cashnguns: { ...cashGame, bots: cashBots, coach: async () => (await import('@omerta/cashnguns/coach')).cashCoach },
  'liars-dice': { ...liarsDiceGame, bots: plainBots },
};

export const wholeGame = (id: string): WholeGame | undefined => (isGameId(id) ? GAMES[id] : undefined);

/** The rules of a game with a record's own pack or the standard one; undefined where there are none such. */
export function rulesOf(id: string, pack: object | undefined): AnyRules | undefined {
  const game = wholeGame(id);
  const read = game === undefined ? undefined : rulesWith(game, pack);
  return read?.ok === true ? read.rules : undefined;
}

/** Undefined for a game that is not coached. */
export const coachOf = async (rules: AnyRules): Promise<CoachGame | undefined> =>
  (await wholeGame(rules.id)?.coach?.())?.gameFor(rules);
