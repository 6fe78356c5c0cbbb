// Whole records, away from the page: what its viewpoint does not know stays in here.
import { expose } from 'comlink';
import { coachOf, rulesOf } from '../games/wholeGames.ts';
import { newSeed } from '../practice/newSeed.ts';
import { startFrom } from '../practice/startFrom.ts';
import { replayHost } from './replayHost.ts';

const loadCoach = async () => ({ beliefsOf: (await import('@omerta/coach')).beliefsOf, coachOf });

expose(replayHost({ rulesOf, startFrom, newSeed, loadCoach }));
