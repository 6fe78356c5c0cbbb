import { type Frozen, only, type Reason, type Seat } from '@omerta/kernel';
import { PASS, SWAP } from '../choices.ts';
import { isKept } from '../loot.ts';
import { giveLoot, randomLoot, takeLoot } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { lootLiesOpen } from '../seating.ts';
import type { Table } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { JunkTask, SharingTask } from './task.ts';

/** T-JUN, AMB-51: the card just taken against a random one of a living player's loot, drawn before it is handed over. */
export const junk: TaskRules<JunkTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: (_look, task) => ask('junk', { share: task.share }),
    choices({ table, seat }, _task, list) {
      for (let other = 0; other < table.players; other += 1) {
        if (whyNotSwap(table, seat, other) === undefined) list.push(SWAP[other]!);
      }
      list.push(PASS);
    },
    whyNot(look, _task, choice) {
      if (choice.kind === 'pass') return undefined;
      return choice.kind === 'swap' ? whyNotSwap(look.table, look.seat, choice.seat) : reasons.notThisQuestion;
    },
    choose(game, task, seat, choice) {
      task.asked = true;
      if (choice.kind !== 'swap' || !isKept(task.share)) {
        game.events?.push({ kind: 'junkDeclined', seat });
        return;
      }
      const sharing = game.table.agenda.find((each): each is SharingTask => each.kind === 'sharing');
      if (sharing !== undefined) sharing.junkUsed = true;
      const other = choice.seat;
      const loot = randomLoot(game, other);
      takeLoot(game, other, loot);
      giveLoot(game, seat, loot);
      takeLoot(game, seat, task.share);
      giveLoot(game, other, task.share);
      game.events?.push({ kind: 'junkSwapped', seat, other, given: task.share, loot, open: lootLiesOpen(game.table) });
    },
    timeOut: () => PASS,
  },
};

const whyNotSwap = (table: Frozen<Table>, seat: Seat, other: Seat): Reason | undefined => {
  const player = table.seats[other];
  if (player === undefined) return reasons.noSuchPlayer;
  if (other === seat) return reasons.notYourself;
  if (!player.alive) return reasons.targetEliminated;
  return player.loot > 0 ? undefined : reasons.noLootThere;
};
