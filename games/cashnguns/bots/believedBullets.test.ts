import {
  type Bullet,
  type CashNGuns,
  checkInvariants,
  knownOf,
  cashnguns as rules,
  type SeenEvent,
  type State,
} from '@omerta/cashnguns/rules';
import { listSeats, NO_SEATS, pick, randomFrom, type Seat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { dealBelieved } from './believedBullets.ts';
import { type CashMemory, startMemory, updateMemory } from './memory.ts';

/** Plays a random game to the end; visits some states with what the seat remembers. */
function whole(players: number, seed: number, visit: (state: State, seat: Seat, memory: CashMemory) => void): void {
  const random = randomFrom(seed);
  const events: CashNGuns['Event'][] = [];
  const state = rules.setup({ players, talents: hasTalents(seed) }, seed, events);
  let memories = Array.from({ length: players }, () => startMemory(players));
  for (let step = 0; rules.waitingFor(state) !== NO_SEATS; step += 1) {
    for (const event of events.splice(0)) {
      memories = memories.map((memory, seat) => {
        const seen = rules.seenBy(event, seat);
        return seen === undefined ? memory : updateMemory(memory, seen as SeenEvent);
      });
    }
    const [seat] = listSeats(rules.waitingFor(state));
    if (step % EVERY === 0) visit(state, seat!, memories[seat!]!);
    rules.play(state, seat!, pick(random, rules.choices(rules.viewFor(state, seat!))), events);
  }
}

const EVERY = 4; // steps

const hasTalents = (seed: number): boolean => seed % 2 === 1;

const bangsIn = ({ hand, played }: State['own'][number], isLoaded: boolean): number =>
  hand.bang + (isLoaded && played === 'bang' ? 1 : 0);

test('a world dealt by beliefs looks the same to its seat, holds the same cards, and gives no impossible hand', () => {
  let moved = 0;
  for (let seed = 0; seed < 5; seed += 1) {
    whole(4 + (seed % 5), seed, (state, seat, memory) => {
      const view = rules.viewFor(state, seat);
      const world = rules.imagine(view, randomFrom(seed));
      const before = JSON.stringify(world);
      const all = countAll(world);
      dealBelieved(world, seat, memory.beliefs, randomFrom(seed));
      if (JSON.stringify(world) !== before) moved += 1;
      expect(rules.viewFor(world, seat)).toEqual(view);
      expect(countAll(world)).toEqual(all);
      expect(checkInvariants(world)).toEqual([]);
      expect(impossible(world, seat, memory)).toEqual([]);
    });
  }
  expect(moved).toBeGreaterThan(50);
});

/** Seats with more or fewer Bangs than they can have. */
function impossible({ table, own }: State, viewer: Seat, { known, beliefs }: CashMemory): Seat[] {
  if (table.stage === 'bullet') return [];
  return [...table.seats.keys()].filter(seat => {
    const certain = knownOf(known, seat, table.house)?.bangs;
    if (seat === viewer || certain === undefined || beliefs.seats[seat] === undefined) return false;
    const bangs = bangsIn(own[seat]!, table.seats[seat]!.loaded);
    return bangs < certain.least || bangs > certain.most;
  });
}

function countAll({ table, own, secret }: State): Record<Bullet, number> {
  const all = {
    click: secret.faceDown.click + secret.bulletsLost.click,
    bang: secret.faceDown.bang + secret.bulletsLost.bang,
  };
  for (const [seat, { alive, loaded }] of table.seats.entries()) {
    if (!alive) continue;
    const bangs = bangsIn(own[seat]!, loaded);
    all.bang += bangs;
    all.click += own[seat]!.hand.click + own[seat]!.hand.bang + (loaded ? 1 : 0) - bangs;
  }
  return all;
}
