// By hand: ten times as fast as any library, and it restores the undefined fields that JSON drops.
import { cloneRandom, type Frozen } from '@omerta/kernel';
import type { Bullets } from './bullets.ts';
import { cloneLoot } from './loot.ts';
import type { Own, State, Table, TableSeat } from './state.ts';
import type { Task } from './tasks/task.ts';

export const clone = (state: State): State => ({
  table: cloneTable(state.table),
  own: state.own.map(cloneOwn),
  secret: {
    random: cloneRandom(state.secret.random),
    piles: state.secret.piles.slice(),
    faceDown: cloneBullets(state.secret.faceDown),
    lootLost: cloneLoot(state.secret.lootLost),
    bulletsLost: cloneBullets(state.secret.bulletsLost),
  },
});

export const cloneTable = (table: Frozen<Table>): Table => ({
  players: table.players,
  house: { ...table.house },
  round: table.round,
  stage: table.stage,
  godfather: table.godfather,
  nextGodfather: table.nextGodfather,
  loot: cloneLoot(table.loot),
  token: table.token,
  faceUp: cloneBullets(table.faceUp),
  faceDown: table.faceDown,
  lootGone: cloneLoot(table.lootGone),
  lootLost: table.lootLost,
  bulletsLost: table.bulletsLost,
  seats: table.seats.map(cloneSeat),
  agenda: table.agenda.map(cloneTask),
  result: table.result?.map(count => ({ ...count })),
});

const cloneSeat = (player: Frozen<TableSeat>): TableSeat => ({
  alive: player.alive,
  wounds: player.wounds,
  suffered: player.suffered,
  down: player.down,
  bullets: player.bullets,
  loaded: player.loaded,
  target: player.target,
  loot: player.loot,
  discarded: player.discarded,
  talent: player.talent,
});

export const cloneOwn = (own: Frozen<Own>): Own => ({
  hand: cloneBullets(own.hand),
  played: own.played,
  aim: own.aim,
  courage: own.courage,
  loot: cloneLoot(own.loot),
  discarded: cloneBullets(own.discarded),
  dealt: own.dealt.slice(),
  kept: own.kept,
  hustle: own.hustle === undefined ? undefined : { ...own.hustle },
});

const cloneBullets = (bullets: Readonly<Bullets>): Bullets => ({ click: bullets.click, bang: bullets.bang });

const cloneTask = (task: Frozen<Task>): Task => {
  switch (task.kind) {
    case 'burials':
      return { ...task, victims: task.victims.slice() };
    case 'sharing':
      return { ...task, order: task.order.slice() };
    case 'dictator':
    case 'resolve':
      return { ...task, shares: task.shares.slice() };
    default:
      return { ...task };
  }
};
