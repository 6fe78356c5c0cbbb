// Small changes of the table. Each updates the public counts too.
import { below, type Seat } from '@omerta/kernel';
import type { Bullet } from './bullets.ts';
import type { Game } from './game.ts';
import { LOOT, type LootKind } from './loot.ts';

/** The card in front of a seat goes to the discard pile face down, unseen by others. */
export const discardPlayed = (game: Game, seat: Seat): void => {
  const own = game.own[seat]!;
  const bullet = own.played;
  if (bullet === '') throw new Error(`Seat ${seat} has no card in front`);
  own.played = '';
  game.table.seats[seat]!.loaded = false;
  discardFaceDown(game, seat, bullet);
};

export const discardFaceDown = (game: Game, seat: Seat, bullet: Bullet): void => {
  game.own[seat]!.discarded[bullet] += 1;
  game.table.seats[seat]!.discarded += 1;
  game.table.faceDown += 1;
  game.secret.faceDown[bullet] += 1;
  game.events?.push({ kind: 'bulletDiscarded', seat, bullet });
};

export const giveLoot = (game: Game, seat: Seat, kind: LootKind): void => {
  game.own[seat]!.loot[kind] += 1;
  game.table.seats[seat]!.loot += 1;
};

export const takeLoot = (game: Game, seat: Seat, kind: LootKind): void => {
  game.own[seat]!.loot[kind] -= 1;
  game.table.seats[seat]!.loot -= 1;
};

/** Every card of the pile is equally likely. */
export const randomLoot = (game: Game, seat: Seat): LootKind => {
  let at = below(game.secret.random, game.table.seats[seat]!.loot);
  const { loot } = game.own[seat]!;
  for (const kind of LOOT) {
    if (at < loot[kind]) return kind;
    at -= loot[kind];
  }
  throw new Error(`Seat ${seat} has fewer loot cards than the table says`);
};

export const randomBullet = (game: Game, seat: Seat): Bullet =>
  below(game.secret.random, game.table.seats[seat]!.bullets) < game.own[seat]!.hand.click ? 'click' : 'bang';
