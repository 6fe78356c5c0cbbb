import type { Memory } from '@omerta/bots';
import { corleoneBots } from '@omerta/corleone/bots';
import { type Corleone, contentOf, corleone, type Recall, standardPack } from '@omerta/corleone/rules';
import { listSeats, NO_SEATS, pick, type Rules, randomFrom, type Seat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { imagineRecalled } from './imagineRecalled.ts';
import { pricesOf } from './prices.ts';

const rules = corleone(standardPack);
const prices = pricesOf(contentOf(rules));
const PLAYERS = 3;

/** With many free robberies. */
const thieving = corleone({
  ...standardPack,
  jobs: standardPack.jobs.map(job =>
    job.effects.some(({ op }) => op === 'stealHandCard' || op === 'stealSuitcaseMoney')
      ? { ...job, copies: 4, goods: [] }
      : job,
  ),
});

/** A random game; visits the state before each choice with what the seats remember. */
function watchAll(
  rules: Rules<Corleone>,
  players: number,
  seed: number,
  visit: (state: Corleone['State'], memories: readonly Memory[]) => void,
): void {
  const events: Corleone['Event'][] = [];
  const chance = randomFrom(seed);
  const state = rules.setup({ players }, seed, events);
  const memories: Memory[] = Array.from({ length: players }, () => corleoneBots.newMemory(rules, players));
  while (rules.waitingFor(state) !== NO_SEATS) {
    for (const event of events.splice(0)) {
      for (const [seat, memory] of memories.entries()) {
        const seen = rules.seenBy(event, seat);
        if (seen !== undefined) memory.see(seen);
      }
    }
    visit(state, memories);
    const seat = listSeats(rules.waitingFor(state))[0]!;
    rules.play(state, seat, pick(chance, rules.choices(rules.viewFor(state, seat))), events);
  }
}

/** The same with the seat that chooses. */
const watched = (seed: number, visit: (state: Corleone['State'], seat: Seat, recall: Recall) => void): void =>
  watchAll(rules, PLAYERS, seed, (state, memories) => {
    const seat = listSeats(rules.waitingFor(state))[0]!;
    visit(state, seat, memories[seat]!.recall as Recall);
  });

test('cards the seat saw are where they went, and the rest fits the view', () => {
  const chance = randomFrom(1);
  let certain = 0;
  let looks = 0;
  watched(5, (state, seat, recall) => {
    looks += 1;
    if (looks % 5 !== 0) return;
    const view = rules.viewFor(state, seat);
    const world = imagineRecalled(rules, prices, view, recall, chance);
    expect(rules.viewFor(world, seat)).toEqual(view);
    expect(world.secret.jobDeck).toHaveLength(state.table.jobDeck);
    if (recall.worlds.length > 1 || state.own.some(({ bid, discards, offered }) => bid ?? offered ?? discards[0]))
      return;
    certain += 1;
    for (const [other, { hand, suitcase }] of world.own.entries()) {
      const real = state.own[other]!;
      expect(suitcase).toEqual(real.suitcase);
      expect({ ...hand, jobs: [] }).toEqual({ ...real.hand, jobs: [] });
    }
  });
  expect(certain).toBeGreaterThan(20);
});

test('an imagined world can be played to its end', () => {
  const chance = randomFrom(2);
  let looks = 0;
  watched(8, (state, seat, recall) => {
    looks += 1;
    if (looks % 60 !== 0) return;
    const world = imagineRecalled(rules, prices, rules.viewFor(state, seat), recall, chance);
    while (rules.waitingFor(world) !== NO_SEATS) {
      const next = listSeats(rules.waitingFor(world))[0]!;
      rules.play(world, next, pick(chance, rules.choices(rules.viewFor(world, next))));
    }
    expect(rules.outcome(world)?.scores).toHaveLength(PLAYERS);
  });
});

// In these games a thief may hold the job that its victim discards, or a guessed hand cannot finish a trade.
const ROBBED = [
  { pack: 'standard', rules, players: 5, seeds: [126, 146, 196] },
  { pack: 'thieves', rules: thieving, players: 4, seeds: [57] },
  { pack: 'thieves', rules: thieving, players: 5, seeds: [22, 26, 83] },
];

test.each(ROBBED)('what any seat of $players remembers fits the table, and the game goes on: $pack', each => {
  const { players, seeds } = each;
  const prices = pricesOf(contentOf(each.rules));
  const chance = randomFrom(3);
  let worlds = 0;
  for (const seed of seeds) {
    watchAll(each.rules, players, seed, (state, memories) => {
      for (const [seat, { recall }] of memories.entries()) {
        const view = each.rules.viewFor(state, seat);
        for (let world = 0; world < 3; world += 1) {
          const imagined = imagineRecalled(each.rules, prices, view, recall as Recall, chance);
          worlds += 1;
          expect(waitingInVain(each.rules, imagined)).toEqual([]);
          if (worlds % 10 === 0) expect(each.rules.viewFor(imagined, seat)).toEqual(view);
        }
      }
    });
  }
  expect(worlds).toBeGreaterThan(1000);
});

const waitingInVain = (rules: Rules<Corleone>, state: Corleone['State']): Seat[] =>
  listSeats(rules.waitingFor(state)).filter(seat => rules.choices(rules.viewFor(state, seat)).length === 0);

test('without a recall any world that fits the view will do', () => {
  const state = rules.setup({ players: PLAYERS }, 3);
  const view = rules.viewFor(state, 1);
  expect(rules.viewFor(imagineRecalled(rules, prices, view, undefined, randomFrom(1)), 1)).toEqual(view);
});
