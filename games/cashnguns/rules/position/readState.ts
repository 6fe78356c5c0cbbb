import { seatNamed } from '@omerta/kernel';
import { countBullets } from '../bullets.ts';
import { countLoot } from '../loot.ts';
import { NO_SEAT, type Own, type State, type TableSeat, TOO_SLOW } from '../state.ts';
import { NO_TALENT } from '../talents.ts';
import type { ReadBody, ReadPlayer } from './positionShape.ts';

/** Public counts are computed here; a position has every fact once. */
export const readState = (body: ReadBody): State => {
  const players = Object.values(body.seats);
  return {
    table: {
      players: players.length,
      house: body.options,
      round: body.round,
      stage: body.stage,
      godfather: body.godfather,
      nextGodfather: body.nextGodfather ?? NO_SEAT,
      loot: body.table,
      token: body.token,
      faceUp: body.faceUp,
      faceDown: countBullets(body.faceDown),
      lootGone: body.lootGone,
      lootLost: countLoot(body.lootLost),
      bulletsLost: countBullets(body.bulletsLost),
      seats: players.map(tableSeatOf),
      agenda: body.agenda,
      result: body.result,
    },
    own: players.map(ownOf),
    secret: {
      random: body.random,
      piles: body.piles,
      faceDown: body.faceDown,
      lootLost: body.lootLost,
      bulletsLost: body.bulletsLost,
    },
  };
};

const tableSeatOf = (player: ReadPlayer): TableSeat => ({
  alive: player.alive ?? true,
  wounds: player.wounds,
  suffered: player.suffered,
  down: player.down ?? '',
  bullets: countBullets(player.hand),
  loaded: player.front !== undefined,
  target: player.target ?? NO_SEAT,
  loot: countLoot(player.loot),
  discarded: player.discarded === undefined ? 0 : countBullets(player.discarded),
  talent: player.talent ?? NO_TALENT,
});

const ownOf = (player: ReadPlayer): Own => ({
  hand: player.hand,
  played: player.front ?? player.bullet ?? '',
  aim: aimOf(player.aim),
  courage: player.courage ?? '',
  loot: player.loot,
  discarded: player.discarded ?? { click: 0, bang: 0 },
  dealt: player.dealt ?? (player.rejected === undefined ? [] : [player.rejected]),
  kept: player.kept ?? NO_TALENT,
  hustle:
    player.hustle === undefined
      ? undefined
      : { other: player.hustle.other, got: player.hustle.got ?? '', gave: player.hustle.gave ?? '' },
});

const aimOf = (aim: string | undefined): number => {
  if (aim === undefined) return NO_SEAT;
  return aim === 'tooSlow' ? TOO_SLOW : seatNamed(aim)!;
};
