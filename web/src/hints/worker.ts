// Thinks about a question, away from the page. Whoever no longer asks ends it.

import { hintHost } from '@omerta/table/hints/hintHost.ts';
import { expose } from 'comlink';
import { rulesOf } from '../replay/wholeGames.ts';

expose(hintHost({ rulesOf }));
