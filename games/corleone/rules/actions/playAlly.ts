import { removeFromHand } from '../moves.ts';
import { reasons } from '../reasons.ts';
import { cardTask } from '../shakedown.ts';
import type { Action } from './action.ts';

/** L1: it lies face up until tribute and is no hand card until then (RN-30). */
export const playAlly: Action<'ally'> = {
  choices({ own }, list) {
    for (const ally of own.hand.allies) list.push({ kind: 'ally', ally });
  },
  whyNot({ table, own, seat }, { ally }) {
    if (own.hand.allies.includes(ally)) return undefined;
    return table.seats[seat]!.played.includes(ally) ? reasons.allyAlreadyPlayed : reasons.allyNotInHand;
  },
  perform(game, seat, { ally }) {
    removeFromHand(game, seat, ally);
    game.table.seats[seat]!.played.push(ally);
    game.events?.push({ kind: 'allyPlayed', seat, ally });
    game.table.agenda.push(cardTask(seat, game.content.allies.get(ally)!, false));
  },
};
