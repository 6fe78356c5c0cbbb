import { type AnyRules, type Bot, lookAhead, type Tunable, type Weighing } from '@omerta/bots';
import { type Corleone, contentOf, type State } from '@omerta/corleone/rules';
import type { Rules } from '@omerta/kernel';
import { corleoneForesight } from './foresight.ts';
import { CORLEONE_FILES, prospectWeights } from './learned.ts';
import { corleonePolicy } from './policy.ts';
import { pricesOf } from './prices.ts';
import { prospectsOf } from './standing.ts';
import { always, PROSPECTS } from './weights.ts';

/** The policy has no weights: only the value of a state is tuned. */
export function corleoneTunable(any: AnyRules): Tunable {
  const rules = any as Rules<Corleone>; // the caller chose these bots by the id of the rules
  const content = contentOf(rules);
  const prices = pricesOf(content);
  const policy = corleonePolicy(content, 'table');
  const player = ({ standing }: Weighing): Bot => {
    const farsight = {
      weights: always(prospectWeights(standing)),
      envy: 0.3,
      candidates: 6,
      countsAlong: false,
      inattention: 0,
    };
    return lookAhead(rules, corleoneForesight(rules, content, policy, policy, farsight), FUTURES) as Bot;
  };
  return {
    files: CORLEONE_FILES,
    evolving: [],
    features: PROSPECTS,
    predicts: 'lead',
    positionOf(any) {
      const state = any as State;
      const { agenda, act, seats, phase } = state.table;
      const task = agenda.at(-1);
      if (task?.kind !== 'turn' || task.acted) return undefined;
      const figures = seats.map(({ thugs, members }) => thugs + members.length).join();
      return {
        moment: `${act} ${phase} ${figures}`,
        part: act - 1,
        rows: seats.map((_, seat) => prospectsOf(prices, state, seat)),
      };
    },
    quickBot: player,
    farsightedBot: player,
    trainingBots: weights => [player(weights)],
  };
}

const FUTURES = 12;
