// Makes a whole state from the few facts a scenario names (§6.2 of the rules: the rest has default values).
import { randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { BULLETS, type Bullet, type Bullets, countBullets } from '../bullets.ts';
import { LETTERS, seatOf } from '../letters.ts';
import { DECK, LOOT, type Loot, type LootKind, noLoot } from '../loot.ts';
import { BANGS_EACH, CARDS_IN_PILE, CLICKS_EACH, LEAST_PLAYERS, ROUNDS } from '../numbers.ts';
import { deal } from '../setup.ts';
import type { State } from '../state.ts';
import type { Given, GivenSeat } from './givenShape.ts';

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

/** No task has been advanced yet. Use it only if there are no problems. */
export const givenState = (given: Given, problems: string[]): State => {
  const { round = 1, stage = 'bullet', godfather = 'A', seed = 1 } = given;
  const named = LETTERS.filter(letter => given[letter] !== undefined);
  const players = given.players ?? Math.max(LEAST_PLAYERS, ...named.map(letter => seatOf(letter) + 1));
  for (const letter of new Set([godfather, ...named]))
    if (seatOf(letter) >= players) problems.push(`given: there is no seat ${letter} with ${players} players`);
  const hasTalents = named.some(letter => given[letter]?.talent !== undefined);
  const state = deal({ players, firstGodfather: 0, talents: hasTalents, ...given.options }, seed);
  const { table } = state;
  table.godfather = seatOf(godfather);
  table.round = round;
  table.stage = stage === 'sharing' ? 'effects' : 'loot';
  table.token = given.token ?? true;
  table.agenda = [{ kind: 'rounds' }];
  for (const letter of LETTERS.slice(0, players)) {
    fillSeat(state, seatOf(letter), given[letter] ?? {}, ROUNDS - round + (stage === 'sharing' ? 0 : 1));
  }
  fillLoot(state, given, problems);
  fillDiscards(state, given, problems);
  if (stage === 'sharing') table.agenda.push({ kind: 'opening' });
  const hustler = table.seats.findIndex(player => player.talent === 'hustler' && player.alive);
  if (stage === 'loot' && hustler >= 0) table.agenda.push({ kind: 'hustle', seat: hustler, asked: false });
  return state;
};

const fillSeat = ({ table, own }: State, seat: Seat, given: GivenSeat, cards: number): void => {
  const player = table.seats[seat]!;
  const drawer = own[seat]!;
  player.alive = given.alive ?? true;
  player.wounds = given.wounds ?? (player.alive ? 0 : 3);
  if (player.suffered !== undefined) player.suffered = given.suffered ?? player.wounds;
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

/** 5 Click and 3 Bang at first, later in proportion, so that Bangs are left for the named hands. */
const usualHand = (cards: number): Bullets => {
  const bang = Math.floor((cards * BANGS_EACH) / (CLICKS_EACH + BANGS_EACH));
  return { click: cards - bang, bang };
};

/** Loot that is not owned and not on the table is in the piles or has left the game. */
const fillLoot = (
  { table, own, secret }: State,
  { table: shown = USUAL_TABLE, next = [], round = 1 }: Given,
  problems: string[],
): void => {
  table.loot = noLoot();
  for (const kind of shown) table.loot[kind] += 1;
  const rest: Loot = { ...DECK };
  for (const loot of [table.loot, ...own.map(each => each.loot)]) for (const kind of LOOT) rest[kind] -= loot[kind];
  for (const kind of next) rest[kind] -= 1;
  const cards: LootKind[] = [];
  for (const kind of LOOT) {
    if (rest[kind] < 0) problems.push(`given: there are only ${DECK[kind]} ${kind}`);
    for (let count = rest[kind]; count > 0; count -= 1) cards.push(kind);
  }
  shuffle(randomFrom(1), cards);
  const toCome = Math.max(0, CARDS_IN_PILE * (ROUNDS - round) - next.length);
  secret.piles = [...cards.slice(0, toCome), ...next.toReversed()];
  for (const kind of cards.slice(toCome)) table.lootGone[kind] += 1;
};

/** The remaining bullet cards have left the game unseen. Hands that are not named make room for named cards. */
const fillDiscards = ({ table, own, secret }: State, given: Given, problems: string[]): void => {
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
  for (const bullet of BULLETS) if (lost[bullet] < 0) problems.push(`given: there are not that many ${bullet} cards`);
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
