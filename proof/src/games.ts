// Every game, for suites and tests that run over all of them.

import { type GameBots, plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import { cashCoach } from '@omerta/cashnguns/coach';
import { suites as cashSuites } from '@omerta/cashnguns/proof';
import { cashUnderTest } from '@omerta/cashnguns/testing/cashUnderTest.ts';
import type { CoachGame, GameCoach } from '@omerta/coach';
import { corleoneGame } from '@omerta/corleone';
import { corleoneBots } from '@omerta/corleone/bots';
import { corleoneCoach } from '@omerta/corleone/coach';
import { suites as corleoneSuites } from '@omerta/corleone/proof';
import { corleoneUnderTest } from '@omerta/corleone/testing/corleoneUnderTest.ts';
import type { GameId } from '@omerta/games';
import type { Game } from '@omerta/kernel';
import { liarsDiceGame } from '@omerta/liars-dice';
import { diceUnderTest } from '@omerta/liars-dice/testing/diceUnderTest.ts';
import type { GameUnderTest, Suite } from '@omerta/testing';

export interface ProvenGame extends Game, GameUnderTest {
  readonly bots: GameBots;
  /** Undefined where nothing is coached. */
  readonly coach: GameCoach | undefined;
  /** Of its own package; the suites of the server and of bots cover every game. */
  readonly suites?: readonly Suite[];
}

export const GAMES: { readonly [Id in GameId]: ProvenGame } = {
  corleone: {
    ...corleoneGame,
    ...corleoneUnderTest,
    bots: corleoneBots,
    coach: corleoneCoach,
    suites: corleoneSuites,
  },
  cashnguns: {
    ...cashGame,
    ...cashUnderTest,
    bots: cashBots,
    coach: cashCoach,
    suites: cashSuites,
  },
  'liars-dice': {
    ...liarsDiceGame,
    ...diceUnderTest,
    bots: plainBots,
    coach: undefined,
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
