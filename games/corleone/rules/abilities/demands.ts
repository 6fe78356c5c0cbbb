import { reasons } from '../reasons.ts';
import { askForOffers } from '../tasks/offers.ts';
import { askForFigures, hasPickableOpponent } from '../tasks/settle.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';

/** Settle the Score (RN-18). */
export const settle: AbilityRules<AbilityOf<'settle'>> = {
  helps: (_content, table, task) => hasPickableOpponent(table, task.seat),
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot(look, task, ability, choice) {
    if (choice.kind !== 'use' || choice.ability !== ability.key) return reasons.abilityNotHere;
    return hasPickableOpponent(look.table, task.seat) ? undefined : reasons.nobodyThere;
  },
  use: (game, task) => askForFigures(game, task.seat),
};

/** An Offer They Can't Refuse (RN-19). */
export const offers: AbilityRules<AbilityOf<'forcedOffer'>> = {
  helps: (_content, table, task) => table.seats.some((player, seat) => seat !== task.seat && player.handSize > 0),
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot: (_look, _task, ability, choice) =>
    choice.kind === 'use' && choice.ability === ability.key ? undefined : reasons.abilityNotHere,
  use: (game, task) => askForOffers(game, task.seat),
};
