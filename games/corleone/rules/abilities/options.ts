import { abilityOf } from '../content.ts';
import { reasons } from '../reasons.ts';
import { abilitiesTask } from '../shakedown.ts';
import type { AbilityOf } from './compile.ts';
import { abilityHelps } from './index.ts';
import type { AbilityRules } from './rules.ts';

/** Call in a Favor: one of several abilities. */
export const options: AbilityRules<AbilityOf<'options'>> = {
  helps: (content, table, task, ability) =>
    ability.options.some(option => option.some(key => abilityHelps(content, table, task, key))),
  candidates(_look, _task, ability, list) {
    for (let number = 1; number <= ability.options.length; number += 1) list.push({ kind: 'option', number });
  },
  whyNot(look, task, ability, choice) {
    if (choice.kind === 'ready') return reasons.oneOption;
    if (choice.kind !== 'option') return reasons.abilityNotHere;
    const option = ability.options[choice.number - 1];
    if (option === undefined) return reasons.oneOption;
    if (option.some(key => abilityHelps(look.content, look.table, task, key))) return undefined;
    const isReadying = option.some(key => abilityOf(look.content, key).op === 'readyAlly');
    return isReadying ? reasons.notYourPlayedAlly : reasons.nothingToTake;
  },
  use(game, task, ability, choice) {
    if (choice.kind !== 'option') return;
    game.table.agenda.push(abilitiesTask(task.seat, task.of, ability.options[choice.number - 1]!, true));
  },
};
