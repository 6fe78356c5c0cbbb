import { cashnguns } from '@omerta/cashnguns/rules';
import { checkPack, corleone, standardPack } from '@omerta/corleone/rules';
import type { AnyRules } from './playedSteps.ts';

/** The rules of a game with a record's own pack or the standard one; undefined where there are none such. */
export function rulesOf(game: string, pack: object | undefined): AnyRules | undefined {
  return WHOLE_GAMES[game]?.(pack);
}

const WHOLE_GAMES: Readonly<Record<string, (pack: object | undefined) => AnyRules | undefined>> = {
  corleone: own => {
    if (own === undefined) return corleone(standardPack);
    const { pack } = checkPack(own);
    return pack === undefined ? undefined : corleone(pack);
  },
  cashnguns: () => cashnguns,
};
