// Who coaches each game, for workers. No page imports it.
import { cashCoach } from '@omerta/cashnguns/coach';
import type { CoachGame, GameCoach } from '@omerta/coach';
import { corleoneCoach } from '@omerta/corleone/coach';
import { type GameId, isGameId } from '@omerta/games';
import type { AnyRules } from '@omerta/match';

/** Undefined for a game that is not coached. */
const COACHES: { readonly [Id in GameId]: GameCoach | undefined } = {
  corleone: corleoneCoach,
  cashnguns: cashCoach,
};

export const coachOf = (rules: AnyRules): CoachGame | undefined =>
  isGameId(rules.id) ? COACHES[rules.id]?.gameFor(rules) : undefined;
