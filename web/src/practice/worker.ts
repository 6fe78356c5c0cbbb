// Whole games, away from the page: what no player may see stays in here.
import { expose } from 'comlink';
import { wallClock } from '../net/wallClock.ts';
import { wholeGame } from '../practice/wholeGames.ts';
import { localHost } from './localHost.ts';
import { openGames } from './savedGames.ts';

expose(localHost({ wholeGame, openStore: openGames, clock: wallClock, report: reportError }));
