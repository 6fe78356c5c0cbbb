// Deals the other players' bullets in an imagined world by what the seat believes, not just by the unseen cards.
import type { State } from '@omerta/cashnguns/rules';
import { below, type Random, type Seat } from '@omerta/kernel';
import { type Beliefs, chancesOfPool, chanceToLoad, POOL } from './beliefs.ts';

/** Deals the bullet cards of an imagined world again. Leaves them as they are if the beliefs contradict each other. */
export function dealBelieved(world: State, viewer: Seat, beliefs: Beliefs, random: Random): void {
  if (world.table.stage === 'bullet') return; // players are choosing cards in secret
  for (let time = 0; time < TIMES; time += 1) {
    const hands = drawHands(world, viewer, beliefs, random);
    const pile = pileBeside(world, viewer, hands);
    if (pile.bangs < 0 || pile.bangs > pile.cards) continue;
    deal(world, hands, pile, random);
    return;
  }
}

const TIMES = 8;

interface Hand {
  readonly seat: Seat;
  readonly readiness: number; // of the player drawn from the pool
  readonly bangs: number;
}

function drawHands({ table }: State, viewer: Seat, beliefs: Beliefs, random: Random): Hand[] {
  const hands: Hand[] = [];
  for (const [seat, { alive, bullets, loaded }] of table.seats.entries()) {
    const belief = beliefs.seats[seat];
    if (seat === viewer || !alive || belief?.cards !== bullets + (loaded ? 1 : 0)) continue;
    const player = drawFrom(chancesOfPool(belief), random);
    hands.push({ seat, readiness: POOL[player]!, bangs: drawFrom(belief.chances[player]!, random) });
  }
  return hands;
}

/** Cards in no hand, of unknown type. */
interface Pile {
  cards: number;
  bangs: number;
}

/** The cards left for the discards and the lost. The viewer's own Clicks stay where they were put (AMB-25). */
function pileBeside({ table, own, secret }: State, viewer: Seat, hands: readonly Hand[]): Pile {
  let bangs = secret.faceDown.bang + secret.bulletsLost.bang;
  for (const hand of hands) {
    const { hand: held, played } = own[hand.seat]!;
    bangs += held.bang + (table.seats[hand.seat]!.loaded && played === 'bang' ? 1 : 0) - hand.bangs;
  }
  return { cards: table.faceDown + table.bulletsLost - own[viewer]!.discarded.click, bangs };
}

function deal({ table, own, secret }: State, hands: readonly Hand[], pile: Pile, random: Random): void {
  for (const { seat, readiness, bangs } of hands) {
    const { bullets, loaded } = table.seats[seat]!;
    const chance = loaded ? chanceToLoad(readiness, bangs, bullets + 1) : 0;
    const isBang = below(random, FINE) < chance * FINE;
    own[seat]!.hand.bang = bangs - (isBang ? 1 : 0);
    own[seat]!.hand.click = bullets - own[seat]!.hand.bang;
    if (loaded) own[seat]!.played = isBang ? 'bang' : 'click';
  }
  let lost = 0;
  for (let card = 0; card < table.bulletsLost; card += 1) {
    if (below(random, pile.cards) < pile.bangs - lost) lost += 1;
    pile.cards -= 1;
  }
  secret.bulletsLost = { bang: lost, click: table.bulletsLost - lost };
  secret.faceDown = { bang: pile.bangs - lost, click: table.faceDown - pile.bangs + lost };
}

/** A random index; each is as likely as its number says. */
function drawFrom(chances: readonly number[], random: Random): number {
  let left = (below(random, FINE) / FINE) * chances.reduce((sum, chance) => sum + chance, 0);
  const place = chances.findIndex(chance => {
    left -= chance;
    return left < 0;
  });
  return Math.max(0, place);
}

const FINE = 1_000_000;
