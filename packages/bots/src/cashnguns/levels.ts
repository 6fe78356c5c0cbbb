import type { CashNGuns, Recall } from '@omerta/cashnguns';
import type { Rules } from '@omerta/kernel';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedyBot.ts';
import type { Rung } from '../levels.ts';
import { lookAhead } from '../lookAhead.ts';
import { STYLES, type Style } from '../styles.ts';
import { cashForesight } from './foresight.ts';
import { cashPolicy } from './policy.ts';
import { withRecalledLoot } from './recalled.ts';
import { styled } from './styles.ts';
import { tunedFor } from './tuned.ts';
import { NOVICE, UNTUNED, type WeightsFor } from './weights.ts';

/** How a level plays. */
type Skill =
  | { readonly plays: 'greedily'; readonly weights: WeightsFor; readonly carelessness: number }
  | {
      readonly plays: 'withForesight';
      readonly weights: WeightsFor;
      readonly others: readonly WeightsFor[];
      readonly futures: number;
      readonly roundsAhead: number;
      readonly countsAlong: boolean;
    };

const SKILLS: Readonly<Record<Rung, Skill>> = {
  novice: { plays: 'greedily', weights: () => NOVICE, carelessness: 12 },
  casual: { plays: 'greedily', weights: () => UNTUNED, carelessness: 6 },
  regular: { plays: 'greedily', weights: tunedFor, carelessness: 0 },
  strong: {
    plays: 'withForesight',
    weights: tunedFor,
    others: [tunedFor],
    futures: 8,
    roundsAhead: 1,
    countsAlong: false,
  },
  expert: {
    plays: 'withForesight',
    weights: tunedFor,
    others: [...STYLES.map(style => styled(tunedFor, style)), () => UNTUNED],
    futures: 96,
    roundsAhead: 1,
    countsAlong: true,
  },
};

export function cashBot(rung: Rung, style: Style, rules: Rules<CashNGuns>): Bot<CashNGuns> {
  const skill = SKILLS[rung];
  const policy = cashPolicy(styled(skill.weights, style), skill.plays === 'greedily' ? skill.carelessness : 0);
  if (skill.plays === 'greedily') return greedyBot(rules, policy);
  const others = skill.others.map(weights => cashPolicy(weights));
  const bot = lookAhead(rules, cashForesight(rules, policy, others, skill.roundsAhead), skill.futures);
  return skill.countsAlong ? countingAlong(bot) : bot;
}

const countingAlong = (bot: Bot<CashNGuns>): Bot<CashNGuns> => ({
  countsAlong: true,
  decide(view, budget) {
    const recall = budget.recall as Recall | undefined; // whoever remembers for this game does it with its `remember`
    return bot.decide(recall === undefined ? view : withRecalledLoot(view, recall), budget);
  },
});
