// Every game, for suites and tests that run over all of them.
import { type GameBots, plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import { cashCoach } from '@omerta/cashnguns/coach';
import type { CoachGame, GameCoach } from '@omerta/coach';
import { corleoneGame } from '@omerta/corleone';
import { corleoneBots } from '@omerta/corleone/bots';
import { corleoneCoach } from '@omerta/corleone/coach';
import type { GameId } from '@omerta/games';
import type { Game } from '@omerta/kernel';
import { liarsDiceGame } from '@omerta/liars-dice';

export interface ProvenGame extends Game {
  readonly title: string;
  readonly bots: GameBots;
  /** Undefined where nothing is coached. */
  readonly coach: GameCoach | undefined;
  /** The options with most of the rules in them. */
  readonly fullOptions: object;
}

export const GAMES: { readonly [Id in GameId]: ProvenGame } = {
  corleone: {
    ...corleoneGame,
    title: "Corleone's Empire",
    bots: corleoneBots,
    coach: corleoneCoach,
    fullOptions: {},
  },
  cashnguns: {
    ...cashGame,
    title: "Ca$h 'n Guns",
    bots: cashBots,
    coach: cashCoach,
    fullOptions: { talents: true },
  },
  'liars-dice': {
    ...liarsDiceGame,
    title: "Liar's Dice",
    bots: plainBots,
    coach: undefined,
    fullOptions: { spotOn: true, secondRoll: true },
  },
};

/** The games with bots and a coach of their own. */
export const COACHED_IDS = ['corleone', 'cashnguns'] as const satisfies readonly GameId[];
export type CoachedId = (typeof COACHED_IDS)[number];

/** Every number of players a game is for. */
export const countsOf = ({ players: { least, most } }: Game): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more);

export function coachFor(id: CoachedId): CoachGame {
  const { coach, rules } = GAMES[id];
  if (coach === undefined) throw new Error(`${id} is not coached`);
  return coach.gameFor(rules);
}
