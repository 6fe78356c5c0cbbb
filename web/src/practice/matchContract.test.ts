import { matchContract } from '@omerta/match/testing';
import { browserMatches } from '../../testing/browserMatches.ts';
import { wholeGame } from '../games/wholeGames.ts';

matchContract('the browser', {
  host: browserMatches,
  newMemory: (rules, players) => wholeGame(rules.id)!.bots.newMemory(rules, players),
  tables: [
    { game: 'corleone', options: { players: 3 } },
    { game: 'cashnguns', options: { players: 4 } },
  ],
});
