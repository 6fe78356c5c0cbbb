// Whole games, away from the page: what no player may see stays in here.
import { cashnguns } from '@omerta/cashnguns/rules';
import { checkPack, corleone, standardPack } from '@omerta/corleone/rules';
import { expose } from 'comlink';
import { wallClock } from '../net/wallClock.ts';
import { localHost, type WholeGame } from './localHost.ts';
import { openGames } from './savedGames.ts';

const GAMES: readonly WholeGame[] = [
  {
    id: 'corleone',
    rulesFor: own => {
      if (own === undefined) return corleone(standardPack);
      const { pack, errors } = checkPack(own);
      if (pack === undefined) throw new Error(`The pack cannot be used: ${errors[0]?.message}`);
      return corleone(pack);
    },
  },
  { id: 'cashnguns', rulesFor: () => cashnguns },
];

expose(localHost({ games: GAMES, openStore: openGames, clock: wallClock, report: reportError }));
