import { cashnguns } from './cashnguns/index.ts';
import { corleone } from './corleone/index.ts';
import type { CliGame } from './game.ts';

/** Every game the command can play. */
export const GAMES: readonly CliGame[] = [corleone, cashnguns];
