// Thinks about a question, away from the page. The page ends it when it no longer asks.

import { hintHost } from '@omerta/table/hints/hintHost.ts';
import { expose } from 'comlink';
import { rulesOf, wholeGame } from '../replay/wholeGames.ts';

expose(hintHost({ rulesOf, botsOf: game => wholeGame(game)?.bots }));
