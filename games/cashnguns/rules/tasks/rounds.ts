import { type Progress, type Seat, without } from '@omerta/kernel';
import { fire } from '../fire.ts';
import type { Game } from '../game.ts';
import { countLoot, LOOT, type LootKind } from '../loot.ts';
import { giveLoot } from '../moves.ts';
import { CARDS_IN_PILE, ROUNDS } from '../numbers.ts';
import { finalCount } from '../scoring.ts';
import { countAlive, fromGodfather, living, ownerOf } from '../seating.ts';
import { NO_SEAT, type Stage } from '../state.ts';
import { startBurials } from './burials.ts';
import { canOrder } from './privilege.ts';
import type { TaskRules } from './rules.ts';
import type { RoundsTask } from './task.ts';

/** Eight rounds of seven stages (R1). */
export const rounds: TaskRules<RoundsTask> = {
  advance: game => leave[game.table.stage](game),
};

/** What happens at the end of each stage. */
const leave: { readonly [S in Stage]: (game: Game) => Progress } = {
  talents: game => beginRound(game),
  loot(game) {
    begin(game, 'bullet');
    const asked = living(game.table);
    game.table.agenda.push({ kind: 'bullets', asked, waiting: asked });
    return 'again';
  },
  bullet(game) {
    begin(game, 'holdUp');
    const { table } = game;
    const kid = ownerOf(table, 'kid');
    const cunning = ownerOf(table, 'cunning');
    const asked = kid === NO_SEAT ? living(table) : without(living(table), kid);
    if (cunning !== NO_SEAT) table.agenda.push({ kind: 'cunning', seat: cunning, asked: false }); // X04: after the Kid
    if (kid !== NO_SEAT) table.agenda.push({ kind: 'kid', seat: kid, asked: false });
    table.agenda.push({ kind: 'aim', asked, waiting: asked });
    return 'again';
  },
  holdUp(game) {
    begin(game, 'privilege');
    const { table } = game;
    if (canOrder(table)) table.agenda.push({ kind: 'privilege', seat: table.godfather, asked: false });
    return 'again';
  },
  privilege(game) {
    begin(game, 'courage');
    let asked = living(game.table);
    for (const [seat, player] of game.table.seats.entries()) {
      if (player.down === 'satOut') asked = without(asked, seat);
    }
    game.table.agenda.push({ kind: 'courage', asked, waiting: asked });
    return 'again';
  },
  /** §3.6: Stealthy, then Doctor, then the cards that will not be fired (AMB-13). */
  courage(game) {
    begin(game, 'effects');
    const { table } = game;
    const stealthy = ownerOf(table, 'stealthy');
    if (stealthy !== NO_SEAT && table.seats[stealthy]!.down === 'ducked')
      takeBill(game, stealthy, 'bill10', 'stealthyTook');
    const doctor = ownerOf(table, 'doctor');
    table.agenda.push({ kind: 'unfired', step: 0 });
    if (doctor !== NO_SEAT && table.seats[doctor]!.down === 'ducked' && table.seats[doctor]!.wounds > 0) {
      table.agenda.push({ kind: 'doctor', seat: doctor, asked: false });
    }
    return 'again';
  },
  effects(game) {
    const out = fire(game);
    if (countAlive(game.table) <= 1) {
      finish(game, countAlive(game.table) === 1 ? 'lastSurvivor' : 'noSurvivors'); // AMB-16
      return 'finished';
    }
    game.table.agenda.push({ kind: 'opening' });
    if (out.length > 0) startBurials(game, out);
    return 'again';
  },
  sharing(game) {
    endRound(game);
    if (game.table.round === ROUNDS) {
      finish(game, 'lastRound');
      return 'finished';
    }
    return beginRound(game);
  },
  over: () => 'finished',
};

export const begin = (game: Game, stage: Stage): void => {
  game.table.stage = stage;
  game.events?.push({ kind: 'stageBegan', round: game.table.round, stage });
};

/** 1a, 1b, AMB-29: eight cards, the token, and all players stand up again. */
const beginRound = (game: Game): Progress => {
  const { table, secret } = game;
  table.round += 1;
  const carried = countLoot(table.loot);
  const loot: LootKind[] = secret.piles.splice(-CARDS_IN_PILE);
  for (const kind of loot) table.loot[kind] += 1;
  table.token = true;
  table.nextGodfather = NO_SEAT;
  for (const player of table.seats) {
    player.down = '';
    player.target = NO_SEAT;
  }
  for (const own of game.own) own.hustle = undefined;
  game.events?.push({ kind: 'roundBegan', round: table.round, godfather: table.godfather, loot, carried });
  begin(game, 'loot');
  const hustler = ownerOf(table, 'hustler');
  if (hustler !== NO_SEAT) table.agenda.push({ kind: 'hustle', seat: hustler, asked: false });
  return 'again';
};

export const takeBill = (game: Game, seat: Seat, share: LootKind, kind: 'stealthyTook' | 'cuteTook'): void => {
  if (game.table.loot[share] === 0) return;
  game.table.loot[share] -= 1;
  giveLoot(game, seat, share);
  game.events?.push({ kind, seat, share });
};

/** 7e, AMB-19: the desk moves to the player who took the token, or on from a dead Godfather. */
const endRound = (game: Game): void => {
  const { table } = game;
  if (table.token || countLoot(table.loot) > 0) leaveLoot(game);
  const before = table.godfather;
  if (table.nextGodfather !== NO_SEAT) table.godfather = table.nextGodfather;
  while (!table.seats[table.godfather]!.alive) table.godfather = fromGodfather(table, 1);
  if (table.godfather !== before) game.events?.push({ kind: 'newGodfather', seat: table.godfather });
};

/** AMB-20: shares not taken stay for the next round, or leave the game. After the last round they are lost. */
const leaveLoot = (game: Game): void => {
  const { table } = game;
  const kept = table.house.noTakers === 'carryOver' && table.round < ROUNDS;
  game.events?.push({ kind: 'noTakers', kept });
  if (kept) return;
  for (const kind of LOOT) {
    table.lootGone[kind] += table.loot[kind];
    table.loot[kind] = 0;
  }
};

const finish = (game: Game, why: 'lastRound' | 'lastSurvivor' | 'noSurvivors'): void => {
  const { table } = game;
  table.stage = 'over';
  table.result = finalCount(
    table,
    game.own.map(own => own.loot),
  );
  game.events?.push({ kind: 'gameEnded', why, result: table.result.map(count => ({ ...count })) });
};
