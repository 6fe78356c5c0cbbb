// Worlds the coach imagines: legal, alike for the viewer, and true to all that was seen.

import { randomFor } from '@omerta/bots';
import { type State as CashState, checkInvariants as checkCash } from '@omerta/cashnguns/rules';
import { timelineOf } from '@omerta/coach/analysis/timeline.ts';
import { type State as CorleoneState, knownOf, NOTES, type Recall } from '@omerta/corleone/rules';
import { below } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { COACHED_IDS, type CoachedId, coachFor } from '../games.ts';
import { played } from './played.ts';

/** Every seventh moment of some games, as one seat after the other saw it. */
function look(game: CoachedId, players: number, seed: number, each: (looked: Looked) => void): void {
  const coach = coachFor(game);
  const read = timelineOf(coach, played(game, players, seed));
  if (!read.ok) throw new Error('The game cannot be read');
  const { states, memories } = read.timeline;
  const random = randomFor('worlds', seed);
  for (let step = 0; step < states.length - 1; step += 3 + below(random, 7)) {
    const seat = below(random, players);
    const memory = memories[step]![seat];
    const view = coach.rules.viewFor(states[step], seat);
    each({ seat, step, memory, view, state: states[step], world: coach.imagine(view, memory, random) });
  }
}

interface Looked {
  readonly seat: number;
  readonly step: number;
  readonly memory: unknown;
  readonly view: unknown;
  readonly state: unknown;
  readonly world: unknown;
}

test.each(COACHED_IDS)('%s: the viewer cannot tell the worlds from the real one', game => {
  const { rules } = coachFor(game);
  let others = 0;
  look(game, 4, 5, ({ seat, view, state, world }) => {
    expect(rules.viewFor(world, seat)).toEqual(view);
    if (JSON.stringify(world) !== JSON.stringify(state)) others += 1;
  });
  expect(others).toBeGreaterThan(10);
});

test("Ca$h 'n Guns: worlds keep the invariants, and no player is given Bangs that were fired", () => {
  let looks = 0;
  for (const seed of [1, 2, 3]) {
    look('cashnguns', 5, seed, ({ world, state }) => {
      looks += 1;
      expect(checkCash(world as CashState)).toEqual([]);
      const cards = ({ table, own }: CashState) =>
        own.map(({ hand }, seat) => hand.bang + hand.click + (table.seats[seat]!.loaded ? 1 : 0));
      expect(cards(world as CashState)).toEqual(cards(state as CashState));
    });
  }
  expect(looks).toBeGreaterThan(60);
});

test("Corleone's Empire: suitcases and hands hold all that is certain", () => {
  let certain = 0;
  look('corleone', 4, 3, ({ seat, memory, world }) => {
    for (const [other, { hand, suitcase }] of (world as CorleoneState).own.entries()) {
      if (other === seat) continue;
      const known = knownOf(memory as Recall, other);
      for (const note of NOTES) {
        expect(suitcase[note]).toBeGreaterThanOrEqual(known.suitcase[note]);
        expect(hand[note]).toBeGreaterThanOrEqual(known.hand[note]);
        certain += known.suitcase[note];
      }
      for (const job of known.jobs) expect(hand.jobs).toContain(job);
      expect(hand.jobs.length).toBeGreaterThanOrEqual(known.jobs.length + known.unseenJobs);
    }
  });
  expect(certain).toBeGreaterThan(100);
});
