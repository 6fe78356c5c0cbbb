import * as moves from '../moves.ts';
import { reasons } from '../reasons.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';

/** RN-25: one of the player's face-up allies comes back and may be played again this act. */
export const readyAlly: AbilityRules<AbilityOf<'readyAlly'>> = {
  helps: (_content, table, task) => table.seats[task.seat]!.played.length > 0,
  candidates(look, _task, _ability, list) {
    for (const ally of look.table.seats[look.seat]!.played) list.push({ kind: 'ready', ally });
  },
  whyNot(look, _task, _ability, choice) {
    if (choice.kind !== 'ready') return reasons.abilityNotHere;
    return look.table.seats[look.seat]!.played.includes(choice.ally) ? undefined : reasons.notYourPlayedAlly;
  },
  use(game, task, _ability, choice) {
    if (choice.kind !== 'ready') return;
    moves.removeOne(game.table.seats[task.seat]!.played, choice.ally);
    moves.addToHand(game, task.seat, choice.ally);
    game.events?.push({ kind: 'allyTakenBack', seat: task.seat, ally: choice.ally });
  },
};
