import type { Frozen, Seat } from '@omerta/kernel';
import type { Game } from '../game.ts';
import { discardPlayed, giveLoot, randomLoot, takeLoot } from '../moves.ts';
import { fromGodfather, hasTalent, lootLiesOpen } from '../seating.ts';
import { NO_SEAT, type Table } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { UnfiredTask } from './task.ts';

/** §3.6: cards that will not be fired are discarded, from the Godfather clockwise. */
export const unfired: TaskRules<UnfiredTask> = {
  advance(game, task) {
    while (task.step < game.table.players) {
      const seat = fromGodfather(game.table, task.step);
      task.step += 1;
      if (!game.table.seats[seat]!.loaded || willFire(game.table, seat)) continue;
      if (isSmartRewarded(game.table, seat)) {
        game.table.agenda.push({ kind: 'smart', seat, asked: false });
        return 'again';
      }
      if (canSteal(game, seat)) steal(game, seat);
      else discardPlayed(game, seat);
    }
    return 'finished';
  },
};

/** 5b, 5e: a card is fired unless its owner or its target is down, or there is no target. */
export const willFire = (table: Frozen<Table>, seat: Seat): boolean => {
  const { alive, down, target } = table.seats[seat]!;
  return alive && down === '' && target !== NO_SEAT && table.seats[target]!.down === '';
};

const targetIsDown = (table: Frozen<Table>, seat: Seat): boolean => {
  const { target } = table.seats[seat]!;
  return target !== NO_SEAT && table.seats[target]!.down !== '';
};

/** T-SMA: even if he ducked himself (AMB-45). With an empty hand he is not asked, which all players can see. */
const isSmartRewarded = (table: Frozen<Table>, seat: Seat): boolean => {
  const player = table.seats[seat]!;
  return hasTalent(player, 'smart') && player.bullets > 0 && targetIsDown(table, seat);
};

/** T-PRO: standing, with a Bang, and the target owns loot. */
const canSteal = ({ table, own }: Game, seat: Seat): boolean => {
  const player = table.seats[seat]!;
  return (
    hasTalent(player, 'professional') &&
    player.down === '' &&
    targetIsDown(table, seat) &&
    own[seat]!.played === 'bang' &&
    table.seats[player.target]!.loot > 0
  );
};

/** The Bang is shown and lies face up; the card is drawn at random (AMB-48). */
const steal = (game: Game, seat: Seat): void => {
  const player = game.table.seats[seat]!;
  const victim = player.target;
  game.own[seat]!.played = '';
  player.loaded = false;
  game.table.faceUp.bang += 1;
  game.events?.push({ kind: 'bangShown', seat, victim });
  const loot = randomLoot(game, victim);
  takeLoot(game, victim, loot);
  giveLoot(game, seat, loot);
  game.events?.push({ kind: 'professionalStole', seat, victim, loot, open: lootLiesOpen(game.table) });
};
