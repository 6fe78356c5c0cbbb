import { botOf, randomFor } from '@omerta/bots';
import { corleoneBots } from '@omerta/corleone/bots';
import { corleone, type Event, standardPack } from '@omerta/corleone/rules';
import { listSeats } from '@omerta/kernel';
import { expect, test } from 'vitest';
import type { PublicTable } from './board/places.ts';
import { tableAfter } from './tableAfter.ts';

const rules = corleone(standardPack);

/** What the board and the rails draw. */
const drawn = ({
  act,
  phase,
  horseHead,
  publicJobs,
  allies,
  tiles,
  thugSpaces,
  familySpaces,
  ...table
}: PublicTable) => ({
  act,
  phase,
  horseHead,
  publicJobs: publicJobs.toSorted(),
  allies,
  tiles,
  thugSpaces,
  familySpaces,
  policeChief: table.policeChief,
  hudson: table.hudson,
  stacks: table.stacks,
  seats: table.seats.map(({ members, ...player }) => ({ ...player, members: members.toSorted() })),
});

test.each([2, 3, 5])('a table of %i follows its events to the same picture as the rules', players => {
  const bot = botOf(corleoneBots, 'random', rules as Parameters<typeof botOf>[2]);
  for (let seed = 1; seed <= 4; seed += 1) {
    const state = rules.setup({ players }, seed);
    let steps = 0;
    for (let [seat] = listSeats(rules.waitingFor(state)); seat !== undefined; ) {
      const before = structuredClone(rules.viewFor(state, 'spectator').table);
      const events: Event[] = [];
      const { choice } = bot.decide(rules.viewFor(state, seat), { random: randomFor('tableAfter', seed, steps) });
      rules.play(state, seat, choice as Parameters<typeof rules.play>[2], events);
      const seen = events.flatMap(event => rules.seenBy(event, 'spectator') ?? []);
      const after = seen.reduce<PublicTable>((table, event) => tableAfter(standardPack, table, event), before);
      if (state.table.phase === 'over') break; // the hands are counted, and nothing is drawn of them
      const isMoved = seen.some(({ kind }) => kind === 'markerMoved'); // W4: from which depth is told by the frame
      const picture = drawn(isMoved ? { ...after, stacks: state.table.stacks } : after);
      expect(picture, seen.map(({ kind }) => kind).join()).toEqual(drawn(state.table));
      [seat] = listSeats(rules.waitingFor(state));
      steps += 1;
    }
    expect(steps).toBeGreaterThan(20);
  }
});
