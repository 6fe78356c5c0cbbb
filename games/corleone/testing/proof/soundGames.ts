import type { Rules } from '@omerta/kernel';
import { afterPlay, oneByOne, type Suite, withDefects } from '@omerta/testing';
import { bindPack } from '../../rules/content.ts';
import { standardPack } from '../../rules/pack/standard.ts';
import { type Corleone, rulesFor } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { playSoundGame } from '../soundGame.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);

export const soundGames: Suite = {
  id: 'R17-corleone',
  promise: 'continued',
  shows: "Random games of Corleone's Empire: no dead end, every invariant after every step, the replay ends the same",
  unit: 'games',
  trials: { long: 20_000, night: 100_000 },
  share: 2_000,
  run: oneByOne(seed => playGame(rules, seed)),
  planted: withDefects(rules, playGame, 100, {
    'a job that leaves the deck unseen': afterPlay(rules, state => {
      if (!isSecondAct(state) || state.secret.jobDeck.length % 7 !== 0) return;
      state.secret.jobDeck.pop();
      state.table.jobDeck -= 1;
    }),
    'a question without an answer': {
      choices: view => (view.table.phase === 'bribery' && view.table.act === 3 ? [] : rules.choices(view)),
    },
    'chance that does not come from the state': afterPlay(rules, state => {
      if (isSecondAct(state) && Math.random() < 0.5) state.secret.jobDeck.reverse();
    }),
  }),
};

function playGame(played: Rules<Corleone>, seed: number): void {
  playSoundGame(content, 2 + (seed % 4), seed, played);
}

const isSecondAct = ({ table }: State): boolean => table.act === 2 && table.phase === 'family';
