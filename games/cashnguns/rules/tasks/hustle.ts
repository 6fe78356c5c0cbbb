import { type Frozen, only, type Reason, type Seat } from '@omerta/kernel';
import { HUSTLE } from '../choices.ts';
import { randomBullet } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { HustleTask } from './task.ts';

/** T-HUS: after the loot is flipped he draws a random bullet card from a hand of his choice (AMB-47). */
export const hustle: TaskRules<HustleTask> = {
  advance: (_game, task) => (task.asked ? 'finished' : 'waiting'),
  question: {
    waitsFor: task => only(task.seat),
    prompt: () => ask('hustle', {}),
    choices({ table, seat }, _task, list) {
      for (let victim = 0; victim < table.players; victim += 1) {
        if (whyNotVictim(table, seat, victim) === undefined) list.push(HUSTLE[victim]!);
      }
    },
    whyNot: (look, _task, choice) =>
      choice.kind === 'hustle' ? whyNotVictim(look.table, look.seat, choice.seat) : reasons.notThisQuestion,
    choose(game, task, seat, choice) {
      if (choice.kind !== 'hustle') return;
      task.asked = true;
      const victim = choice.seat;
      const bullet = randomBullet(game, victim);
      game.own[victim]!.hand[bullet] -= 1;
      game.table.seats[victim]!.bullets -= 1;
      game.own[seat]!.hustle = { other: victim, got: bullet, gave: '' };
      game.own[victim]!.hustle = { other: seat, got: '', gave: bullet };
      game.events?.push({ kind: 'hustled', seat, victim, bullet });
      game.table.agenda.push({ kind: 'giveBack', seat, victim, asked: false });
    },
    timeOut: () => undefined, // a random victim
  },
};

const whyNotVictim = (table: Frozen<Table>, seat: Seat, victim: Seat): Reason | undefined => {
  const player = table.seats[victim];
  if (player === undefined) return reasons.noSuchPlayer;
  if (victim === seat) return reasons.notYourself;
  return player.alive ? undefined : reasons.targetEliminated;
};
