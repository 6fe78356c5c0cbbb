// Every game with its whole state, for workers. No page imports it.
import { type GameBots, plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import type { CoachGame, GameCoach } from '@omerta/coach';
import { corleoneBots } from '@omerta/corleone/bots';
import { standardGame } from '@omerta/corleone/rules/standardGame.ts';
import { type GameId, isGameId } from '@omerta/games';
import { type Game, type Packs, type ReadPack, rulesWith } from '@omerta/kernel';
import { liarsDiceGame } from '@omerta/liars-dice';
import type { AnyRules } from '@omerta/match';

export interface WholeGame extends Omit<Game, 'packs'> {
  readonly bots: GameBots;
  /** Missing for a game that is not coached; loaded when it is asked for, since its models are large. */
  readonly coach?: () => Promise<GameCoach>;
  /** Missing for a game without packs; loaded when there is one to read, since its schemas are large. */
  readonly loadPacks?: () => Promise<Packs | undefined>;
}

const GAMES: { readonly [Id in GameId]: WholeGame } = {
  corleone: {
    ...standardGame,
    bots: corleoneBots,
    coach: async () => (await import('@omerta/corleone/coach')).corleoneCoach,
    loadPacks: async () => (await import('@omerta/corleone')).corleoneGame.packs,
  },
  cashnguns: { ...cashGame, bots: cashBots, coach: async () => (await import('@omerta/cashnguns/coach')).cashCoach },
  'liars-dice': { ...liarsDiceGame, bots: plainBots },
};

export const wholeGame = (id: string): WholeGame | undefined => (isGameId(id) ? GAMES[id] : undefined);

/** The rules of a game with a record's own pack or the standard one; undefined where there are none such. */
export async function rulesOf(id: string, pack: object | undefined): Promise<AnyRules | undefined> {
  const game = wholeGame(id);
  const read = game === undefined ? undefined : await rulesWithPack(game, pack);
  return read?.ok === true ? read.rules : undefined;
}

/** `rulesWith` of the kernel, with the game's packs loaded if there is one to read. */
export async function rulesWithPack(game: WholeGame, pack: object | undefined): Promise<ReadPack> {
  const packs = pack === undefined ? undefined : await game.loadPacks?.();
  return rulesWith(packs === undefined ? game : { ...game, packs }, pack);
}

/** Undefined for a game that is not coached. */
export const coachOf = async (rules: AnyRules): Promise<CoachGame | undefined> =>
  (await wholeGame(rules.id)?.coach?.())?.gameFor(rules);
