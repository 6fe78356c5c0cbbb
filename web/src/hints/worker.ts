// Thinks about a question, away from the page. Whoever no longer asks ends it.
import { expose } from 'comlink';
import { rulesOf } from '../replay/wholeGames.ts';
import { hintHost } from './hintHost.ts';

expose(hintHost({ rulesOf }));
