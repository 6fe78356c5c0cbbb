import { type AnyRules, type Bot, greedyBot, lookAhead, type Tunable, type Weighing } from '@omerta/bots';
import type { CashNGuns, State } from '@omerta/cashnguns/rules';
import type { Rules } from '@omerta/kernel';
import { FEATURE_NAMES, featureWeights } from './featureWeights.ts';
import { cashForesight } from './foresight.ts';
import { opponentPolicies } from './opponents.ts';
import { cashPolicy } from './policy.ts';
import { featuresOf, standingOf } from './standing.ts';
import { BY_HAND, CASH_FILES, policyWeights } from './tuned.ts';
import { UNTUNED } from './weights.ts';

export function cashTunable(any: AnyRules): Tunable {
  const rules = any as Rules<CashNGuns>; // the caller chose these bots by the id of the rules
  return {
    files: CASH_FILES,
    evolving: Object.keys(UNTUNED).filter(name => !BY_HAND.includes(name)),
    features: FEATURE_NAMES,
    predicts: 'victory',
    positionOf(any) {
      const state = any as State;
      const { round, seats, stage } = state.table;
      if (stage === 'over') return undefined;
      return {
        moment: String(round), // the value of a state is that at the beginning of a round
        part: 0,
        rows: seats.map(({ alive }, seat) => (alive ? featuresOf(state, seat) : undefined)),
      };
    },
    quickBot: ({ policy }) => greedyBot(rules, policyWith(policy)) as Bot,
    farsightedBot({ policy, standing }) {
      const own = policyWith(policy);
      const features = featureWeights(standing);
      const foresight = cashForesight(rules, own, [own], 1);
      return lookAhead(
        rules,
        { ...foresight, worthOf: (state, seat) => standingOf(state, seat, features) },
        FUTURES,
      ) as Bot;
    },
    trainingBots({ policy }) {
      const weights = policyWeights(policy);
      return opponentPolicies(() => weights).map(one => greedyBot(rules, one) as Bot);
    },
  };
}

const FUTURES = 16;

function policyWith(policy: Weighing['policy']) {
  const weights = policyWeights(policy);
  return cashPolicy(() => weights);
}
