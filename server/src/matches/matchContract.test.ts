import { memoryOf } from '@omerta/bots';
import { matchContract } from '@omerta/match/testing';
import { serverMatches } from '../../testing/play/serverMatches.ts';

matchContract('the server', {
  host: serverMatches,
  newMemory: memoryOf,
  tables: [
    { game: 'corleone', options: { players: 3 } },
    { game: 'cashnguns', options: { players: 4 } },
  ],
});
