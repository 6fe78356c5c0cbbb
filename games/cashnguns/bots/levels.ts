import {
  type Adviser,
  type Bot,
  type Budget,
  greedyBot,
  lookAhead,
  type Policy,
  type Rung,
  type Style,
} from '@omerta/bots';
import type { CashNGuns, View } from '@omerta/cashnguns/rules';
import type { Rules } from '@omerta/kernel';
import { explainCash } from './explain.ts';
import { cashForesight } from './foresight.ts';
import { cashMemory, memoryIn } from './memory.ts';
import { CARELESS, opponentPolicies } from './opponents.ts';
import { cashPolicy } from './policy.ts';
import { styled } from './styles.ts';
import { tunedFor } from './tuned.ts';
import { viewWhenAiming } from './viewWhenAiming.ts';
import { NOVICE, UNTUNED, type WeightsFor } from './weights.ts';
import { withRecalledLoot } from './withRecalledLoot.ts';

/** How a level plays. Levels with foresight count bullets, and the best of them loot as well. */
type Skill =
  | { readonly plays: 'greedily'; readonly weights: WeightsFor; readonly carelessness: number }
  | { readonly plays: 'countingBullets'; readonly futures: number }
  | { readonly plays: 'countingAll'; readonly futures: number };

const EXPERT = { plays: 'countingAll', futures: 128 } as const satisfies Skill;

const SKILLS: Readonly<Record<Rung, Skill>> = {
  novice: { plays: 'greedily', weights: () => NOVICE, carelessness: CARELESS.novice },
  casual: { plays: 'greedily', weights: () => UNTUNED, carelessness: CARELESS.casual },
  regular: { plays: 'greedily', weights: tunedFor, carelessness: 0 },
  strong: { plays: 'countingBullets', futures: 8 },
  expert: EXPERT,
};

/** How opponents may play. Levels that count no loot take all opponents to be alike. */
const ALIKE = [cashPolicy(tunedFor)];
const OF_ALL_KINDS = opponentPolicies(tunedFor);

export function cashBot(rung: Rung, style: Style, rules: Rules<CashNGuns>): Bot<CashNGuns> {
  const skill = SKILLS[rung];
  if (skill.plays === 'greedily') return greedyBot(rules, cashPolicy(styled(skill.weights, style), skill.carelessness));
  const policy = cashPolicy(styled(tunedFor, style));
  const looking = (others: readonly Policy<CashNGuns>[]) =>
    lookAhead(rules, cashForesight(rules, policy, others, ROUNDS_AHEAD), skill.futures);
  return skill.plays === 'countingBullets'
    ? { ...looking(ALIKE), newMemory: cashMemory }
    : countingAll(looking(OF_ALL_KINDS));
}

const ROUNDS_AHEAD = 1; // this one

const countingAll = (bot: Bot<CashNGuns>): Bot<CashNGuns> => ({
  newMemory: cashMemory,
  decide: (view, budget) => bot.decide(asKnown(view, budget), budget),
});

function asKnown(view: View, budget: Budget): View {
  const memory = memoryIn(budget);
  return memory === undefined ? view : withRecalledLoot(view, memory.known);
}

/** The strongest level gives advice. */
export const cashAdviser = (rules: Rules<CashNGuns>): Adviser<CashNGuns> => {
  const policy = cashPolicy(tunedFor);
  const foresight = cashForesight(rules, policy, OF_ALL_KINDS, ROUNDS_AHEAD);
  return {
    rules,
    bot: countingAll(lookAhead(rules, foresight, EXPERT.futures)),
    foresight,
    asKnown,
    explainedFor: explainCash,
    isByRule: view => view.table.agenda.at(-1)?.kind === 'keepTalent',
    nextView: (view, choice, budget) => viewWhenAiming(rules, policy, view, choice, budget),
  };
};
