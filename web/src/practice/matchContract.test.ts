import { memoryOf } from '@omerta/bots';
import { matchContract } from '@omerta/match/testing';
import { browserMatches } from '../../testing/browserMatches.ts';

matchContract('the browser', {
  host: browserMatches,
  newMemory: memoryOf,
  tables: [
    { game: 'corleone', options: { players: 3 } },
    { game: 'cashnguns', options: { players: 4 } },
  ],
});
