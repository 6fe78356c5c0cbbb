import type { Seat } from '@omerta/kernel';
import type { Shot } from './events.ts';
import type { Game } from './game.ts';
import { harmBy, woundsToDie } from './hits.ts';
import { fromGodfather } from './seating.ts';
import { willFire } from './tasks/unfired.ts';

/** §3.7: all cards still in front of players are shown and all hits land at once. Returns the eliminated. */
export const fire = (game: Game): Seat[] => {
  const { table } = game;
  const shots: Shot[] = [];
  const hits = new Array<number>(table.players).fill(0);
  for (let step = 0; step < table.players; step += 1) {
    const seat = fromGodfather(table, step);
    if (table.seats[seat]!.loaded && willFire(table, seat)) shots.push(shoot(game, seat));
  }
  for (const { target, bullet } of shots) if (bullet === 'bang') hits[target]! += 1;
  game.events?.push({ kind: 'shotsFired', shots });
  for (let step = 0; step < table.players; step += 1) {
    const seat = fromGodfather(table, step);
    if (hits[seat]! > 0) hit(game, seat, hits[seat]!);
  }
  return eliminate(game);
};

const shoot = (game: Game, seat: Seat): Shot => {
  const own = game.own[seat]!;
  const player = game.table.seats[seat]!;
  const bullet = own.played;
  if (bullet === '') throw new Error(`Seat ${seat} fires without a card`);
  own.played = '';
  player.loaded = false;
  game.table.faceUp[bullet] += 1;
  return { seat, target: player.target, bullet };
};

const hit = (game: Game, seat: Seat, hits: number): void => {
  const player = game.table.seats[seat]!;
  const { kind, wounds } = harmBy(player, hits);
  if (kind === 'lucky') {
    game.events?.push({ kind: 'luckyEscape', seat, hits });
    return;
  }
  if (player.suffered !== undefined) player.suffered += wounds - player.wounds;
  player.wounds = wounds;
  player.down = 'wounded';
  game.events?.push({ kind: 'wounded', seat, hits, wounds });
};

/** 6f: all of them at the same time. */
const eliminate = (game: Game): Seat[] => {
  const { table } = game;
  const out: Seat[] = [];
  for (let step = 0; step < table.players; step += 1) {
    const seat = fromGodfather(table, step);
    const player = table.seats[seat]!;
    if (player.alive && player.wounds >= woundsToDie(player)) out.push(seat);
  }
  for (const seat of out) {
    table.seats[seat]!.alive = false;
    game.events?.push({ kind: 'eliminated', seat, loot: table.seats[seat]!.loot });
  }
  return out;
};
