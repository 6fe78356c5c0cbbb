import { NO_SEATS, only, type Seat, seatName } from '@omerta/kernel';
import { BULLETS } from '../bullets.ts';
import { LOOT_THE_DEAD, PASS } from '../choices.ts';
import type { Game } from '../game.ts';
import { LOOT, type LootKind } from '../loot.ts';
import { giveLoot, randomLoot, takeLoot } from '../moves.ts';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import { lootLiesOpen, ownerOf } from '../seating.ts';
import { NO_SEAT } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { BurialsTask } from './task.ts';

const VULTURE_TAKES = 2;

/** T-VUL: may take two random cards from each of the eliminated; the rest leaves the game unseen (AMB-17, AMB-18). */
export const burials: TaskRules<BurialsTask> = {
  advance(game, task) {
    for (let victim = task.victims[0]; victim !== undefined; victim = task.victims[0]) {
      if (task.vulture !== NO_SEAT && game.table.seats[victim]!.loot > 0) return 'waiting';
      bury(game, victim);
      task.victims.shift();
    }
    return 'finished';
  },
  question: {
    waitsFor: task => (task.vulture === NO_SEAT ? NO_SEATS : only(task.vulture)),
    prompt: ({ table }, task) =>
      ask('vulture', { victim: seatName(task.victims[0]!), loot: table.seats[task.victims[0]!]!.loot }),
    choices: (_look, _task, list) => list.push(LOOT_THE_DEAD, PASS),
    whyNot: (_look, _task, choice) =>
      choice.kind === 'loot' || choice.kind === 'pass' ? undefined : reasons.notThisQuestion,
    choose(game, task, seat, choice) {
      const victim = task.victims.shift()!;
      if (choice.kind === 'loot') rob(game, seat, victim);
      else game.events?.push({ kind: 'vultureDeclined', seat, victim });
      bury(game, victim);
    },
    timeOut: () => LOOT_THE_DEAD,
  },
};

export const startBurials = (game: Game, victims: Seat[]): void => {
  game.table.agenda.push({ kind: 'burials', victims, vulture: ownerOf(game.table, 'vulture') });
};

const rob = (game: Game, seat: Seat, victim: Seat): void => {
  const cards: LootKind[] = [];
  while (cards.length < VULTURE_TAKES && game.table.seats[victim]!.loot > 0) {
    const kind = randomLoot(game, victim);
    takeLoot(game, victim, kind);
    giveLoot(game, seat, kind);
    cards.push(kind);
  }
  game.events?.push({
    kind: 'vultureTook',
    seat,
    victim,
    cards,
    count: cards.length,
    open: lootLiesOpen(game.table),
  });
};

const bury = (game: Game, victim: Seat): void => {
  const { table, secret } = game;
  const own = game.own[victim]!;
  for (const kind of LOOT) {
    secret.lootLost[kind] += own.loot[kind];
    own.loot[kind] = 0;
  }
  for (const bullet of BULLETS) {
    secret.bulletsLost[bullet] += own.hand[bullet];
    own.hand[bullet] = 0;
  }
  const player = table.seats[victim]!;
  table.lootLost += player.loot;
  table.bulletsLost += player.bullets;
  player.loot = 0;
  player.bullets = 0;
};
