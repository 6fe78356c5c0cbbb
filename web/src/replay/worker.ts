// Whole records, away from the page: what its viewpoint does not know stays in here.
import { expose } from 'comlink';
import { newSeed } from '../practice/newSeed.ts';
import { startFrom } from '../practice/startFrom.ts';
import { replayHost } from './replayHost.ts';
import { rulesOf } from './wholeGames.ts';

expose(replayHost({ rulesOf, startFrom, newSeed, loadCoach: () => import('@omerta/coach') }));
