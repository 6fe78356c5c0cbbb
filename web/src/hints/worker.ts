// Thinks about a question, away from the page. The page ends it when it no longer asks.

import { expose } from 'comlink';
import { rulesOf, wholeGame } from '../games/wholeGames.ts';
import { hintHost } from './hintHost.ts';

expose(hintHost({ rulesOf, botsOf: game => wholeGame(game)?.bots }));
