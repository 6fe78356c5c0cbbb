import type { Rules } from '@omerta/kernel';
import { afterPlay, oneByOne, type Suite, withDefects } from '@omerta/testing';
import { type CashNGuns, cashnguns } from '../../rules/rules.ts';
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
  planted: withDefects(cashnguns, playGame, 200, {
    'a loot card that vanishes': afterPlay(cashnguns, ({ table, secret }) => {
      if (table.round === 4 && table.stage === 'courage') secret.piles.pop();
    }),
    'a question without an answer': {
      choices: view => (view.table.round === 7 && view.table.stage === 'holdUp' ? [] : cashnguns.choices(view)),
    },
    'chance that does not come from the state': afterPlay(cashnguns, ({ table, secret }) => {
      if (table.stage === 'courage' && Math.random() < 0.5) secret.piles.reverse();
    }),
  }),
};

function playGame(rules: Rules<CashNGuns>, seed: number): void {
  const { table } = playSoundGame(TABLES[seed % TABLES.length]!, seed, rules);
  if (table.round > 8) throw new Error(`${table.round} rounds`);
}
