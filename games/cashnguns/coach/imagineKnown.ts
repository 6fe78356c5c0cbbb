// Worlds that fit a perfect memory: an imagined world whose bullets and loot are dealt again within what the seat saw.
import {
  type Bullet,
  countBullets,
  countLoot,
  isKept,
  type Known,
  knownOf,
  LOOT,
  type LootKind,
  listLoot,
  type Recall,
  type State,
} from '@omerta/cashnguns/rules';
import { below, type Random, type Seat, shuffle } from '@omerta/kernel';
import { bangsKnown, chancesOf } from './beliefs.ts';

/** Changes the world in place if the recall fits it, which is nearly always. */
export function dealKnown(world: State, viewer: Seat, recall: Recall, random: Random): void {
  if (world.table.result !== undefined) return; // everything is public
  const known = world.own.map((_, seat) => knownOf(recall, seat, { ...world.table.house, lootLog: 'open' }));
  const others = [...world.own.keys()].filter(seat => seat !== viewer && world.table.seats[seat]!.alive);
  if (!BUSY.includes(world.table.agenda.at(-1)?.kind ?? '')) dealBullets(world, others, known, random);
  if (world.table.house.lootVisibility !== 'open') dealLoot(world, others, known, random);
}

/** In the middle of these tasks cards are between hands, which a recall does not follow. */
const BUSY = ['hustle', 'giveBack', 'reload', 'smart'];

function dealBullets(
  { table, own, secret }: State,
  others: readonly Seat[],
  known: readonly (Known | undefined)[],
  random: Random,
): void {
  const counts = others.map(seat => table.seats[seat]!.bullets + (table.seats[seat]!.loaded ? 1 : 0));
  const hidden = { ...secret.faceDown };
  for (const bullets of [secret.bulletsLost, ...others.map(seat => own[seat]!.hand)]) addTo(hidden, bullets);
  for (const seat of others) {
    const { played } = own[seat]!;
    if (table.seats[seat]!.loaded && played !== '') hidden[played] += 1;
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const bangs = others.map((seat, at) => bangsOf(known[seat], counts[at]!, table.seats[seat]!.discarded, random));
    const left = { bang: hidden.bang - total(bangs), click: hidden.click - (total(counts) - total(bangs)) };
    if (left.bang < 0 || left.click < 0) continue;
    for (const [at, seat] of others.entries()) handOut(table.seats[seat]!, own[seat]!, bangs[at]!, counts[at]!, random);
    const pile = [...Array<Bullet>(left.bang).fill('bang'), ...Array<Bullet>(left.click).fill('click')];
    shuffle(random, pile);
    for (const heap of [secret.faceDown, secret.bulletsLost]) {
      const size = countBullets(heap);
      heap.bang = 0;
      heap.click = 0;
      for (const bullet of pile.splice(0, size)) heap[bullet] += 1;
    }
    return;
  }
}

const ATTEMPTS = 12;

function bangsOf(known: Known | undefined, cards: number, discarded: number, random: Random): number {
  const { least, most } = bangsKnown(known, cards, discarded);
  if (most === least) return least;
  const chances = chancesOf(least, most, cards, discarded);
  let left = (total(chances) * below(random, PARTS)) / PARTS;
  for (const [at, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return least + at;
  }
  return most;
}

const PARTS = 10_000;

function handOut(
  player: State['table']['seats'][number],
  own: State['own'][number],
  bangs: number,
  cards: number,
  random: Random,
): void {
  const isChosen = !player.loaded && own.played !== ''; // chosen from the hand, not yet laid down
  let left = bangs;
  if (player.loaded) {
    own.played = below(random, cards) < bangs ? 'bang' : 'click';
    if (own.played === 'bang') left -= 1;
  }
  own.hand.bang = left;
  own.hand.click = player.bullets - left;
  if (isChosen) own.played = below(random, player.bullets) < left ? 'bang' : 'click';
}

function dealLoot(
  { table, own, secret }: State,
  others: readonly Seat[],
  known: readonly (Known | undefined)[],
  random: Random,
): void {
  const pool = [...others.flatMap(seat => listLoot(own[seat]!.loot)), ...secret.piles, ...listLoot(secret.lootLost)];
  const loots = others.map(seat => (known[seat]?.loot === undefined ? [] : listLoot(known[seat].loot)));
  const isFitting = others.every(
    (seat, at) => loots[at]!.length <= table.seats[seat]!.loot && loots[at]!.every(kind => takeOne(pool, kind)),
  );
  if (!isFitting) return;
  shuffle(random, pool);
  for (const [at, seat] of others.entries()) {
    while (loots[at]!.length < table.seats[seat]!.loot) {
      const card = pool.findIndex(isKept);
      if (card < 0) return;
      loots[at]!.push(...pool.splice(card, 1));
    }
  }
  for (const [at, seat] of others.entries()) {
    for (const kind of LOOT) own[seat]!.loot[kind] = loots[at]!.filter(each => each === kind).length;
  }
  const lost = countLoot(secret.lootLost);
  for (const kind of LOOT) secret.lootLost[kind] = 0;
  for (let count = 0; count < lost; count += 1) {
    const [card] = pool.splice(Math.max(0, pool.findIndex(isKept)), 1);
    if (card !== undefined) secret.lootLost[card] += 1;
  }
  secret.piles = pool;
}

function takeOne(pool: LootKind[], kind: LootKind): boolean {
  const at = pool.indexOf(kind);
  if (at >= 0) pool.splice(at, 1);
  return at >= 0;
}

function addTo(sum: Record<Bullet, number>, bullets: Readonly<Record<Bullet, number>>): void {
  sum.click += bullets.click;
  sum.bang += bullets.bang;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
