import type { CashNGuns, Recall, View } from '@omerta/cashnguns';
import type { Rules } from '@omerta/kernel';
import type { Bot, Budget } from '../bot.ts';
import { greedyBot } from '../greedyBot.ts';
import type { Adviser } from '../hints/adviser.ts';
import type { Rung } from '../levels.ts';
import { lookAhead } from '../lookAhead.ts';
import { STYLES, type Style } from '../styles.ts';
import { explainCash } from './explain.ts';
import { cashForesight } from './foresight.ts';
import { nextAim } from './nextAim.ts';
import { cashPolicy } from './policy.ts';
import { withRecalledLoot } from './recalled.ts';
import { styled } from './styles.ts';
import { tunedFor } from './tuned.ts';
import { NOVICE, UNTUNED, type WeightsFor } from './weights.ts';

/** How a level plays. */
type Skill =
  | { readonly plays: 'greedily'; readonly weights: WeightsFor; readonly carelessness: number }
  | { readonly plays: 'withForesight'; readonly futures: number }
  | { readonly plays: 'countingAlong'; readonly futures: number };

const EXPERT = { plays: 'countingAlong', futures: 128 } as const satisfies Skill;

const SKILLS: Readonly<Record<Rung, Skill>> = {
  novice: { plays: 'greedily', weights: () => NOVICE, carelessness: 12 },
  casual: { plays: 'greedily', weights: () => UNTUNED, carelessness: 6 },
  regular: { plays: 'greedily', weights: tunedFor, carelessness: 0 },
  strong: { plays: 'withForesight', futures: 8 },
  expert: EXPERT,
};

/** How others may play. Whoever does not count along takes all to be alike. */
const ALIKE = [cashPolicy(tunedFor)];
const OF_ALL_KINDS = [...STYLES.map(style => styled(tunedFor, style)), () => UNTUNED].map(weights =>
  cashPolicy(weights),
);

export function cashBot(rung: Rung, style: Style, rules: Rules<CashNGuns>): Bot<CashNGuns> {
  const skill = SKILLS[rung];
  if (skill.plays === 'greedily') return greedyBot(rules, cashPolicy(styled(skill.weights, style), skill.carelessness));
  const policy = cashPolicy(styled(tunedFor, style));
  const looking = (others: typeof ALIKE) =>
    lookAhead(rules, cashForesight(rules, policy, others, ROUNDS_AHEAD), skill.futures);
  return skill.plays === 'withForesight' ? looking(ALIKE) : countingAlong(looking(OF_ALL_KINDS));
}

const ROUNDS_AHEAD = 1; // this one

const countingAlong = (bot: Bot<CashNGuns>): Bot<CashNGuns> => ({
  countsAlong: true,
  decide: (view, budget) => bot.decide(asKnown(view, budget), budget),
});

function asKnown(view: View, budget: Budget): View {
  const recall = budget.recall as Recall | undefined; // whoever remembers for this game does it with its `remember`
  return recall === undefined ? view : withRecalledLoot(view, recall);
}

/** The strongest level gives advice. */
export const cashAdviser = (rules: Rules<CashNGuns>): Adviser<CashNGuns> => {
  const policy = cashPolicy(tunedFor);
  const foresight = cashForesight(rules, policy, OF_ALL_KINDS, ROUNDS_AHEAD);
  return {
    rules,
    bot: countingAlong(lookAhead(rules, foresight, EXPERT.futures)),
    foresight,
    asKnown,
    explainedFor: explainCash,
    isByRule: view => view.table.agenda.at(-1)?.kind === 'keepTalent',
    nextView: (view, choice, budget) => nextAim(rules, policy, view, choice, budget),
  };
};
