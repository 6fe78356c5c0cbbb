import { cashnguns } from '@omerta/cashnguns/terminal/index.ts';
import { corleone } from '@omerta/corleone/terminal/index.ts';
import type { CliGame } from '@omerta/terminal/game.ts';

/** Every game the command can play. */
export const GAMES: readonly CliGame[] = [corleone, cashnguns];
