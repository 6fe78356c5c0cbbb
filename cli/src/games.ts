// Every game the command can play. Nothing else here knows one by name.
import { plainBots } from '@omerta/bots';
import { cashGame } from '@omerta/cashnguns';
import { cashBots } from '@omerta/cashnguns/bots';
import { cashCoach } from '@omerta/cashnguns/coach';
import { cashTerminal } from '@omerta/cashnguns/terminal';
import { corleoneGame } from '@omerta/corleone';
import { corleoneBots } from '@omerta/corleone/bots';
import { corleoneCoach } from '@omerta/corleone/coach';
import { corleoneTerminal } from '@omerta/corleone/terminal';
import type { GameId } from '@omerta/games';
import { liarsDiceGame } from '@omerta/liars-dice';
import { checkInvariants } from '@omerta/liars-dice/rules';
import { liarsDiceText } from '@omerta/liars-dice/words';
import { plainTerminal } from '@omerta/terminal/plainTerminal.ts';
import { type CliGame, cliGame } from './cliGame.ts';

const BY_ID: { readonly [Id in GameId]: CliGame } = {
  corleone: cliGame({ game: corleoneGame, bots: corleoneBots, terminal: corleoneTerminal, coach: corleoneCoach }),
  cashnguns: cliGame({ game: cashGame, bots: cashBots, terminal: cashTerminal, coach: cashCoach }),
  'liars-dice': cliGame({
    game: liarsDiceGame,
    bots: plainBots,
    terminal: plainTerminal({ game: liarsDiceGame, words: liarsDiceText, checkState: checkInvariants }),
  }),
};

export const GAMES: readonly CliGame[] = Object.values(BY_ID);

/** The game that is meant where none is named. */
export const USUAL_GAME = GAMES[0]!.id;

export const gameOf = (id: GameId): CliGame => BY_ID[id];
