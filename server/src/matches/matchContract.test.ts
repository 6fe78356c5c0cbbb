import { matchContract } from '@omerta/match/testing';
import { serverMatches } from '../../testing/play/serverMatches.ts';
import { botsOf } from '../games.ts';

matchContract('the server', {
  host: serverMatches,
  newMemory: (rules, players) => botsOf(rules.id).newMemory(rules, players),
  tables: [
    { game: 'corleone', options: { players: 3 } },
    { game: 'cashnguns', options: { players: 4 } },
  ],
});
