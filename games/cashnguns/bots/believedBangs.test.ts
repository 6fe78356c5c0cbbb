// How well beliefs fit real games among bots with talents.

import { randomFor } from '@omerta/bots';
import { type CashNGuns, cashnguns as rules, type SeenEvent, type State, type Talent } from '@omerta/cashnguns/rules';
import { listSeats, NO_SEATS, type Rules, type Seat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import type { Belief } from './beliefs.ts';
import { cashBot } from './levels.ts';
import { type CashMemory, startMemory, updateMemory } from './memory.ts';

const bot = cashBot('regular', 'plain', rules as Rules<CashNGuns>);

/** Plays a game; visits every living player at the end of each round, with what the neighbour believes. */
function whole(seed: number, visit: (state: State, seat: Seat, belief: Belief) => void): void {
  const players = 4 + (seed % 5);
  const random = randomFor('believed bangs', seed);
  const events: CashNGuns['Event'][] = [];
  const state = rules.setup({ players, talents: true }, seed, events);
  let memories: readonly CashMemory[] = Array.from({ length: players }, () => startMemory(players));
  while (rules.waitingFor(state) !== NO_SEATS) {
    const isNewRound = events.some(({ kind }) => kind === 'roundBegan');
    for (const event of events.splice(0)) {
      memories = memories.map((memory, seat) => {
        const seen = rules.seenBy(event, seat);
        return seen === undefined ? memory : updateMemory(memory, seen as SeenEvent);
      });
    }
    for (const [seat, { alive }] of state.table.seats.entries()) {
      if (isNewRound && alive) visit(state, seat, memories[(seat + 1) % players]!.beliefs.seats[seat]!);
    }
    const [seat] = listSeats(rules.waitingFor(state));
    rules.play(state, seat!, bot.decide(rules.viewFor(state, seat!), { random }).choice, events);
  }
}

const FIRST = 5; // round: by then many cards have been put away

test('the expected number of Bangs is about right for every talent', () => {
  const sums = new Map<Talent | '', { times: number; more: number }>();
  for (let seed = 0; seed < 60; seed += 1) {
    whole(seed, ({ table, own }, seat, belief) => {
      if (table.round < FIRST) return;
      const { talent } = table.seats[seat]!;
      const { times, more } = sums.get(talent) ?? { times: 0, more: 0 };
      sums.set(talent, { times: times + 1, more: more + bangsOf(belief) - own[seat]!.hand.bang });
    });
  }
  expect(sums.size).toBe(16);
  for (const [talent, { times, more }] of sums) expect(Math.abs(more / times), talent).toBeLessThan(0.5);
});

const bangsOf = ({ chances }: Belief): number =>
  chances.reduce((all, byBangs) => all + byBangs.reduce((sum, chance, bangs) => sum + chance * bangs, 0), 0);

test('the true number of Bangs is never believed to be impossible', () => {
  for (let seed = 60; seed < 80; seed += 1) {
    whole(seed, ({ own }, seat, { chances }) => {
      expect(Math.max(...chances.map(byBangs => byBangs[own[seat]!.hand.bang] ?? 0))).toBeGreaterThan(0);
    });
  }
});
