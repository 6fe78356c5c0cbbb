import type { Rules } from '@omerta/kernel';
import { oneByOne, type Planted, plantedIn, type Suite } from '@omerta/kernel/testing';
import { type CashNGuns, cashnguns } from '../../src/rules.ts';
import { playSoundGame } from '../soundGame.ts';
import { TABLES } from '../tables.ts';

export const soundGames: Suite = {
  id: 'R17-cashnguns',
  promise: 'continued',
  shows:
    "Random games of Ca$h 'n Guns: no dead end, every invariant after every step, 8 rounds, the replay ends the same",
  unit: 'games',
  trials: { long: 40_000, night: 1_000_000 },
  share: 10_000,
  run: oneByOne(seed => playGame(cashnguns, seed)),
  planted: [
    withDefect('a loot card that vanishes', {
      play(state, seat, choice, events) {
        cashnguns.play(state, seat, choice, events);
        if (state.table.round === 4 && state.table.stage === 'courage') state.secret.piles.pop();
      },
    }),
    withDefect('a question without an answer', {
      choices: view => (view.table.round === 7 && view.table.stage === 'holdUp' ? [] : cashnguns.choices(view)),
    }),
    withDefect('chance that does not come from the state', {
      play(state, seat, choice, events) {
        cashnguns.play(state, seat, choice, events);
        if (state.table.stage === 'courage' && Math.random() < 0.5) state.secret.piles.reverse();
      },
    }),
  ],
};

function playGame(rules: Rules<CashNGuns>, seed: number): void {
  const { table } = playSoundGame(TABLES[seed % TABLES.length]!, seed, rules);
  if (table.round > 8) throw new Error(`${table.round} rounds`);
}

function withDefect(name: string, defect: Partial<Rules<CashNGuns>>): Planted {
  return plantedIn(name, 200, seed => playGame({ ...cashnguns, ...defect }, seed));
}
