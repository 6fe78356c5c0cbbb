// Looks back at whole games, away from the page. Whoever has seen enough ends it.
import { analyse } from '@omerta/coach';
import { expose } from 'comlink';
import { rulesOf } from '../replay/wholeGames.ts';
import { coachHost } from './coachHost.ts';

expose(coachHost({ rulesOf, analyse }));
