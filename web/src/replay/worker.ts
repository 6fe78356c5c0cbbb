// Whole records, away from the page: what its viewpoint does not know stays in here.
import { expose } from 'comlink';
import { newSeed } from '../practice/newSeed.ts';
import { startFrom } from '../practice/startFrom.ts';
import { rulesOf } from '../practice/wholeGames.ts';
import { replayHost } from './replayHost.ts';

const loadCoach = async () => {
  const [{ beliefsOf }, { coachOf }] = await Promise.all([import('@omerta/coach'), import('../coach/coaches.ts')]);
  return { beliefsOf, coachOf };
};

expose(replayHost({ rulesOf, startFrom, newSeed, loadCoach }));
