// The few facts a test names, made into a whole state (§6.2 of the rules: what is not named is as usual).
import { randomFrom, type Seat, type Seed, seatNamed, shuffle } from '@omerta/kernel';
import { BULLETS, type Bullet, type Bullets, countBullets } from '../rules/bullets.ts';
import { DECK, type KeptKind, LOOT, type Loot, type LootKind, noLoot } from '../rules/loot.ts';
import { BANGS_EACH, CARDS_IN_PILE, CLICKS_EACH, LEAST_PLAYERS, ROUNDS } from '../rules/numbers.ts';
import type { Options } from '../rules/options.ts';
import { deal } from '../rules/setup.ts';
import type { Down, State } from '../rules/state.ts';
import type { Talent } from '../rules/talents.ts';

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Letter = (typeof LETTERS)[number];

export interface GivenSeat {
  readonly alive?: boolean;
  readonly wounds?: number;
  readonly hand?: Partial<Bullets>;
  readonly loot?: readonly KeptKind[];
  readonly talent?: Talent;
  /** The one of two that was not kept. */
  readonly rejected?: Talent;
  /** Why the figure is not standing when the sharing begins. */
  readonly down?: Down;
  /** Discarded face down, and still in the pile. */
  readonly discarded?: Partial<Bullets>;
}

export interface Given extends Partial<Readonly<Record<Letter, GivenSeat>>> {
  /** As many as are named, but 4 at least. */
  readonly players?: number;
  readonly godfather?: Letter;
  readonly round?: number;
  /** Where the game goes on from: the Hustler, the choice of bullets, or the sharing. */
  readonly stage?: 'loot' | 'bullet' | 'sharing';
  readonly table?: readonly LootKind[];
  readonly token?: boolean;
  /** The next cards to be flipped; the rest is shuffled. */
  readonly next?: readonly LootKind[];
  /** In the discard pile. */
  readonly faceUp?: Partial<Bullets>;
  readonly options?: Omit<Options, 'players' | 'firstGodfather'>;
  readonly seed?: Seed;
}

const USUAL_TABLE: readonly LootKind[] = [
  'bill5',
  'bill5',
  'bill10',
  'bill10',
  'bill20',
  'diamond1',
  'painting',
  'painting',
];

/** The stages have not gone on yet: the newest task is still to be worked on. */
export const stateOf = (given: Given): State => {
  const { round = 1, stage = 'bullet', godfather = 'A', seed = 1 } = given;
  const named = LETTERS.filter(letter => given[letter] !== undefined);
  const players = given.players ?? Math.max(LEAST_PLAYERS, ...named.map(letter => seatOf(letter) + 1));
  const hasTalents = named.some(letter => given[letter]?.talent !== undefined);
  const options = { talents: hasTalents, ...given.options };
  const state = deal({ players, firstGodfather: seatOf(godfather), ...options }, seed);
  const { table } = state;
  table.round = round;
  table.stage = stage === 'sharing' ? 'effects' : 'loot';
  table.token = given.token ?? true;
  table.agenda = [{ kind: 'rounds' }];
  for (const letter of LETTERS.slice(0, players)) {
    fillSeat(state, seatOf(letter), given[letter] ?? {}, ROUNDS - round + (stage === 'sharing' ? 0 : 1));
  }
  fillLoot(state, given);
  fillDiscards(state, given);
  if (stage === 'sharing') table.agenda.push({ kind: 'opening' });
  const hustler = table.seats.findIndex(player => player.talent === 'hustler' && player.alive);
  if (stage === 'loot' && hustler >= 0) table.agenda.push({ kind: 'hustle', seat: hustler, asked: false });
  return state;
};

export const seatOf = (letter: Letter): Seat => seatNamed(letter)!;

const fillSeat = ({ table, own }: State, seat: Seat, given: GivenSeat, cards: number): void => {
  const player = table.seats[seat]!;
  const drawer = own[seat]!;
  player.alive = given.alive ?? true;
  player.wounds = given.wounds ?? (player.alive ? 0 : 3);
  player.down = given.down ?? '';
  player.talent = given.talent ?? '';
  drawer.dealt = given.rejected === undefined ? [] : [given.rejected];
  drawer.hand = given.hand === undefined ? usualHand(player.alive ? cards : 0) : { click: 0, bang: 0, ...given.hand };
  player.bullets = countBullets(drawer.hand);
  for (const kind of given.loot ?? []) drawer.loot[kind] += 1;
  player.loot = given.loot?.length ?? 0;
  drawer.discarded = { click: 0, bang: 0, ...given.discarded };
  player.discarded = countBullets(drawer.discarded);
};

/** 5 Click and 3 Bang at first; later the same share of each, so that Bangs are left for whoever names them. */
const usualHand = (cards: number): Bullets => {
  const bang = Math.floor((cards * BANGS_EACH) / (CLICKS_EACH + BANGS_EACH));
  return { click: cards - bang, bang };
};

/** What nobody owns and does not lie on the table is still to come, or has left the game. */
const fillLoot = ({ table, own, secret }: State, { table: shown = USUAL_TABLE, next = [], round = 1 }: Given): void => {
  table.loot = noLoot();
  for (const kind of shown) table.loot[kind] += 1;
  const rest: Loot = { ...DECK };
  for (const loot of [table.loot, ...own.map(each => each.loot)]) for (const kind of LOOT) rest[kind] -= loot[kind];
  for (const kind of next) rest[kind] -= 1;
  const cards: LootKind[] = [];
  for (const kind of LOOT) {
    if (rest[kind] < 0) throw new Error(`There are only ${DECK[kind]} ${kind}`);
    for (let count = rest[kind]; count > 0; count -= 1) cards.push(kind);
  }
  shuffle(randomFrom(1), cards);
  const toCome = Math.max(0, CARDS_IN_PILE * (ROUNDS - round) - next.length);
  secret.piles = [...cards.slice(0, toCome), ...next.toReversed()];
  for (const kind of cards.slice(toCome)) table.lootGone[kind] += 1;
};

/** Bullet cards that are nowhere else have left the game unseen. Hands that are not named make room for what is. */
const fillDiscards = ({ table, own, secret }: State, given: Given): void => {
  table.faceUp = { click: 0, bang: 0, ...given.faceUp };
  const lost = { click: table.players * CLICKS_EACH, bang: table.players * BANGS_EACH };
  for (const bullet of BULLETS) {
    for (const { hand, discarded } of own) {
      secret.faceDown[bullet] += discarded[bullet];
      lost[bullet] -= hand[bullet] + discarded[bullet];
    }
    lost[bullet] -= table.faceUp[bullet];
  }
  const usual = own.filter((_drawer, seat) => given[LETTERS[seat]!]?.hand === undefined);
  for (const { hand } of usual) {
    exchange(hand, lost, 'click', 'bang');
    exchange(hand, lost, 'bang', 'click');
  }
  for (const bullet of BULLETS) if (lost[bullet] < 0) throw new Error(`There are not that many ${bullet} cards`);
  table.faceDown = countBullets(secret.faceDown);
  secret.bulletsLost = lost;
  table.bulletsLost = countBullets(lost);
};

const exchange = (hand: Bullets, lost: Bullets, from: Bullet, to: Bullet): void => {
  const count = Math.min(Math.max(0, -lost[from]), Math.max(0, lost[to]), hand[from]);
  hand[from] -= count;
  hand[to] += count;
  lost[from] += count;
  lost[to] -= count;
};
