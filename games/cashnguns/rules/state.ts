import type { Frozen, Random, Seat, Viewer } from '@omerta/kernel';
import type { Bullet, Bullets } from './bullets.ts';
import type { Loot, LootKind } from './loot.ts';
import type { House } from './options.ts';
import type { NO_TALENT, Talent } from './talents.ts';
import type { Task } from './tasks/task.ts';

export const STAGES = [
  'talents',
  'loot',
  'bullet',
  'holdUp',
  'privilege',
  'courage',
  'effects',
  'sharing',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

/** Why a figure is not standing this round; '' if it stands. */
export type Down = '' | 'ducked' | 'satOut' | 'wounded';

export const NO_SEAT: Seat = -1;
/** The aim of a player the clock declared too slow; hidden until the reveal. */
export const TOO_SLOW: Seat = -2;

/** What all see, what one seat sees, what no player sees. A fact lives in exactly one drawer. */
export interface State {
  table: Table;
  own: Own[];
  secret: Secret;
}

export interface Table {
  players: number;
  house: House;
  round: number; // 1 to 8; 0 before the first
  stage: Stage;
  godfather: Seat;
  nextGodfather: Seat; // who took the token this round; NO_SEAT before that
  loot: Loot; // on the table
  token: boolean; // the New Godfather token is still to be taken
  faceUp: Bullets; // in the common discard pile
  faceDown: number; // the same, types hidden
  lootGone: Loot; // left the game, seen by all
  lootLost: number; // left the game unseen with the eliminated
  bulletsLost: number;
  seats: TableSeat[];
  agenda: Task[]; // what the game is in the middle of; the last is worked on first
  result: FinalCount[] | undefined; // by seat, once the game is over
}

/** What all players see of one player. */
export interface TableSeat {
  alive: boolean;
  wounds: number;
  suffered: number | undefined; // all wounds ever, healed ones too; counted where they break ties (AMB-33)
  down: Down;
  bullets: number; // cards in hand
  loaded: boolean; // a bullet card lies in front
  target: Seat; // once revealed; NO_SEAT otherwise
  loot: number; // cards owned
  discarded: number; // cards discarded face down so far
  talent: Talent | typeof NO_TALENT;
}

/** What one player alone sees. */
export interface Own {
  hand: Bullets;
  played: Bullet | ''; // the card in front, or the one chosen for it
  aim: Seat; // chosen in stage 3, until the reveal
  courage: 'duck' | 'stand' | ''; // chosen in stage 5, until the reveal
  loot: Loot;
  discarded: Bullets; // what this seat discarded face down: a history, not the pile's content (AMB-25)
  dealt: Talent[]; // two to choose from, then the rejected one
  kept: Talent | typeof NO_TALENT;
  hustle: Hustle | undefined; // the last exchange with the Hustler this seat was part of
}

export interface Hustle {
  other: Seat;
  got: Bullet | ''; // '' until it is known
  gave: Bullet | '';
}

/** What no player sees. The next card of a pile is at the end. */
export interface Secret {
  random: Random;
  piles: LootKind[];
  faceDown: Bullets; // the types of the face-down discards
  lootLost: Loot;
  bulletsLost: Bullets;
}

/** §3.9, in thousands of dollars. */
export interface FinalCount {
  bills: number;
  diamonds: number;
  paintings: number;
  bonus: number;
  total: number;
  place: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own> | undefined; // undefined for spectators and the eliminated
  readonly loots: readonly Readonly<Loot>[] | undefined; // of all seats, at tables with open loot
  readonly revealed: Revealed | undefined; // once the game is over
}

/** After the game everything is shown to all (§7). */
export interface Revealed {
  readonly own: readonly Frozen<Own>[];
  readonly piles: readonly LootKind[];
  readonly faceDown: Readonly<Bullets>;
  readonly lootLost: Readonly<Loot>;
  readonly bulletsLost: Readonly<Bullets>;
}

/** Assembled from what the viewer may see, so a new secret is hidden by default. Shares its parts with the state. */
export const viewFor = (state: State, viewer: Viewer): View => {
  const { table, own, secret } = state;
  return {
    viewer,
    table,
    own: viewer !== 'spectator' && table.seats[viewer]!.alive ? own[viewer] : undefined,
    loots: table.house.lootVisibility === 'open' ? own.map(each => each.loot) : undefined,
    revealed: table.stage === 'over' ? reveal(own, secret) : undefined,
  };
};

const reveal = (own: readonly Own[], { piles, faceDown, lootLost, bulletsLost }: Secret): Revealed => ({
  own,
  piles,
  faceDown,
  lootLost,
  bulletsLost,
});
