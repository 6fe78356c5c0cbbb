// Whole games, away from the page: what no player may see stays in here.
import { expose } from 'comlink';
import { wholeGame } from '../games/wholeGames.ts';
import { wallClock } from '../net/wallClock.ts';
import { localHost } from './localHost.ts';
import { openGames } from './savedGames.ts';

expose(localHost({ wholeGame, openStore: openGames, clock: wallClock, report: reportError }));
