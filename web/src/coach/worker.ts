// Looks back at whole games, away from the page. The page ends it when it has seen enough.
import { analyse } from '@omerta/coach';
import { expose } from 'comlink';
import { coachOf, rulesOf } from '../games/wholeGames.ts';
import { coachHost } from './coachHost.ts';

expose(coachHost({ rulesOf, coachOf, analyse }));
