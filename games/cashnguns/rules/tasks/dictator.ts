import { type Frozen, only, type Reason, seatName } from '@omerta/kernel';
import { PASS } from '../choices.ts';
import type { Look } from '../game.ts';
import { SHARE_TYPES, type ShareType, typeOf } from '../loot.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import { takeShares } from './sharing.ts';
import type { DictatorTask, SharingTask } from './task.ts';

/** T-DIC, AMB-41: once a sharing she forbids the declared type for this turn, whatever its denomination. */
export const dictator: TaskRules<DictatorTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (_look, task) => ask('dictator', { taker: seatName(task.taker), shares: task.shares }),
    choices(look, task, list) {
      for (const type of SHARE_TYPES) if (whyNotBan(look, task, type) === undefined) list.push({ kind: 'ban', type });
      list.push(PASS);
    },
    whyNot(look, task, choice) {
      if (choice.kind === 'pass') return undefined;
      return choice.kind === 'ban' ? whyNotBan(look, task, choice.type) : reasons.notThisQuestion;
    },
    choose(game, task, seat, choice) {
      task.asked = true;
      const sharing = game.table.agenda.at(-2) as SharingTask; // the task below this one
      if (choice.kind === 'ban') {
        sharing.banned = choice.type;
        sharing.dictatorUsed = true;
        game.events?.push({ kind: 'shareBanned', seat, taker: task.taker, type: choice.type });
      } else {
        game.events?.push({ kind: 'shareAllowed', seat, taker: task.taker });
        takeShares(game, sharing, task.taker, task.shares);
      }
    },
    timeOut: () => PASS,
  },
};

const whyNotBan = ({ table }: Look, task: Frozen<DictatorTask>, type: ShareType): Reason | undefined => {
  if (!task.shares.some(share => typeOf(share) === type)) return reasons.notDeclared;
  return type === 'clip' && !table.house.dictatorMayBanClip ? reasons.clipNotForbidden : undefined;
};
