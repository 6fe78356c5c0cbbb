import { USUAL_GAME_IDS } from '@omerta/games';
import { listSeats } from '@omerta/kernel';
import type { Planted, Suite } from '@omerta/testing';
import { ALL_TABLES, plantedTable } from '../games.ts';
import type { Leak } from '../worlds/leak.ts';
import { searchPositions } from '../worlds/search.ts';
import { inTheSameTime } from '../worlds/timing.ts';

/** By the server's virtual clock: processor time is not measured here. */
export const timing: Suite = {
  id: 'S3',
  promise: 'hidden',
  shows:
    'Acknowledgements, frames, questions and the answers of bots come at the same virtual instant in two worlds, whatever the question',
  unit: 'decisions',
  trials: { long: 4_800, night: 60_000 },
  share: 1_200,
  run: request => searchPositions({ ...request, tables: ALL_TABLES, course: () => inTheSameTime }),
  planted: [
    planted('a player without a choice is not asked', {
      rules: rules => ({
        play(state, seat, choice, events) {
          rules.play(state, seat, choice, events);
          for (const forced of listSeats(rules.waitingFor(state))) {
            const [only, other] = rules.choices(rules.viewFor(state, forced));
            if (only !== undefined && other === undefined) return rules.play(state, forced, only, events);
          }
        },
      }),
    }),
    planted('a bot thinks longer, the more it could do', {
      thinksLonger: (view, rules) => 10 * rules.choices(view).length,
    }),
  ],
};

function planted(name: string, leak: Leak): Planted {
  const search = { tables: USUAL_GAME_IDS.map(plantedTable), course: () => inTheSameTime, leak, enough: 1 };
  return { name, most: 2_400, run: request => searchPositions({ ...request, ...search }) };
}
