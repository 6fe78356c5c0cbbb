// The icons of the rule book (I1, I2, I3, I4, I5, I6, I7, I8, I9).
import { countNotes, isNote, NOTES, nearestNote } from '../cards.ts';
import * as moves from '../moves.ts';
import { reasons } from '../reasons.ts';
import { pickJobs } from '../tasks/jobPick.ts';
import { canTrade } from '../trading.ts';
import type { AbilityOf } from './compile.ts';
import type { AbilityRules } from './rules.ts';

/** I1. */
export const note: AbilityRules<AbilityOf<'note'>> = {
  helps: (_content, table, _task, ability) => nearestNote(table.piles, ability.note) !== undefined,
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot(look, _task, ability, choice) {
    const named = choice.kind === 'use' ? choice.ability : choice.kind === 'take' ? choice.card : '';
    if (!isNote(named)) return reasons.abilityNotHere;
    if (choice.kind !== 'use' || named !== ability.note) return reasons.exactlyTheNote;
    if (nearestNote(look.table.piles, ability.note) !== undefined) return undefined;
    return countNotes(look.table.piles) > 0 ? reasons.noLowerNote : reasons.moneyPilesEmpty;
  },
  use: (game, task, ability) => moves.takeMoney(game, task.seat, ability.note),
};

/** I2, I12. */
export const good: AbilityRules<AbilityOf<'good'>> = {
  helps: (_content, table, _task, ability) => table.piles[ability.good] > 0,
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot(look, _task, ability, choice) {
    if (choice.kind !== 'use' || choice.ability !== ability.key) return reasons.abilityNotHere;
    return look.table.piles[ability.good] > 0 ? undefined : reasons.goodsPileEmpty;
  },
  use: (game, task, ability) => moves.takeGood(game, task.seat, ability.good),
};

/** A good of the player's choice, by a card. */
export const anyGood: AbilityRules<AbilityOf<'anyGood'>> = {
  helps: (_content, table, _task, ability) => ability.goods.some(each => table.piles[each] > 0),
  candidates(_look, _task, ability, list) {
    for (const card of ability.goods) list.push({ kind: 'take', card });
  },
  whyNot(look, _task, ability, choice) {
    if (choice.kind !== 'take' || isNote(choice.card)) return reasons.abilityNotHere;
    if (!ability.goods.includes(choice.card)) return reasons.notThisGood;
    return look.table.piles[choice.card] > 0 ? undefined : reasons.goodsPileEmpty;
  },
  use(game, task, _ability, choice) {
    if (choice.kind === 'take' && !isNote(choice.card)) moves.takeGood(game, task.seat, choice.card);
  },
};

/** I6. */
export const suitcase: AbilityRules<AbilityOf<'suitcase'>> = {
  helps: (_content, table, task) => table.seats[task.seat]!.handSize > 0,
  candidates(look, _task, _ability, list) {
    for (const each of NOTES) if (look.own.hand[each] > 0) list.push({ kind: 'suitcase', note: each });
  },
  whyNot(look, _task, ability, choice) {
    const named = choice.kind === 'suitcase' || (choice.kind === 'use' && choice.ability === ability.key);
    if (!named) return reasons.abilityNotHere;
    if (countNotes(look.own.hand) === 0) return reasons.noMoneyInHand;
    return choice.kind === 'suitcase' && look.own.hand[choice.note] > 0 ? undefined : reasons.noteNotInHand;
  },
  use(game, task, _ability, choice) {
    if (choice.kind === 'suitcase') moves.suitcase(game, task.seat, choice.note);
  },
};

/** I7, I14. */
export const job: AbilityRules<AbilityOf<'job'>> = {
  helps: (_content, table) => table.jobDeck + table.jobDiscard.length > 0,
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot: (_look, _task, ability, choice) =>
    choice.kind === 'use' && choice.ability === ability.key ? undefined : reasons.abilityNotHere,
  use: (game, task) => pickJobs(game, task.seat),
};

/** I8. */
export const horseHead: AbilityRules<AbilityOf<'horseHead'>> = {
  helps: (_content, table, task) => table.horseHead !== task.seat,
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot(look, _task, ability, choice) {
    if (choice.kind !== 'use' || choice.ability !== ability.key) return reasons.abilityNotHere;
    return look.table.horseHead === look.seat ? reasons.horseHeadYours : undefined;
  },
  use: (game, task) => moves.takeHorseHead(game, task.seat),
};

/** I3, I4, I5, I9. */
export const trade: AbilityRules<AbilityOf<'trade'>> = {
  helps: (_content, table, task, ability) => table.seats[task.seat]!.handSize >= ability.discard,
  candidates: (_look, _task, ability, list) => list.push({ kind: 'use', ability: ability.key }),
  whyNot(look, _task, ability, choice) {
    if (choice.kind !== 'use' || choice.ability !== ability.key) return reasons.abilityNotHere;
    if (look.table.seats[look.seat]!.handSize < ability.discard) return reasons.tooFewCards;
    if (canTrade(look, ability)) return undefined;
    return ability.goods.length > 0 ? reasons.noGoodToTake : reasons.nothingToTake;
  },
  use: (game, task, ability) =>
    game.table.agenda.push({ kind: 'trade', seat: task.seat, icon: ability.key, left: ability.discard, last: '' }),
};
