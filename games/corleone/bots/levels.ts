import { type Adviser, type Bot, type Foresight, greedyBot, lookAhead, type Rung, type Style } from '@omerta/bots';
import type { Content, Corleone } from '@omerta/corleone/rules';
import type { Rules } from '@omerta/kernel';
import { SWING } from './drawBid.ts';
import { explainCorleone } from './explain.ts';
import { corleoneForesight, type Farsight } from './foresight.ts';
import { LEARNED } from './learned.ts';
import { corleonePolicy } from './policy.ts';
import { type Depth, searchBot } from './search.ts';
import type { Minds } from './situation.ts';
import { styled } from './styles.ts';
import { viewAtNextDiscard } from './viewAtNextDiscard.ts';
import { always, UNAWARE } from './weights.ts';

/** How a level plays. */
type Skill =
  | { readonly plays: 'greedily'; readonly minds: Minds; readonly carelessness: number }
  | ({ readonly plays: 'aTurnAhead'; readonly futures: number } & Farsight)
  | ({ readonly plays: 'untilItsNextTurn' } & Depth & Farsight);

const EXPERT = {
  plays: 'untilItsNextTurn',
  futures: 56,
  farFutures: 200,
  finalists: 6,
  turnsAhead: 1,
  nearWeight: 20,
  weights: LEARNED,
  envy: 0.3,
  candidates: 14,
  countsAlong: true,
  inattention: 0,
} as const satisfies Skill;

const SKILLS: Readonly<Record<Rung, Skill>> = {
  novice: { plays: 'greedily', minds: 'icons', carelessness: 12 },
  casual: { plays: 'greedily', minds: 'table', carelessness: 1.2 },
  regular: {
    plays: 'aTurnAhead',
    futures: 6,
    weights: always(UNAWARE),
    envy: 0,
    candidates: 3,
    countsAlong: false,
    inattention: 0,
  },
  strong: {
    plays: 'aTurnAhead',
    futures: 14,
    weights: LEARNED,
    envy: 0.3,
    candidates: 8,
    countsAlong: false,
    inattention: 2,
  },
  expert: EXPERT,
};

export function corleoneBot(rung: Rung, style: Style, rules: Rules<Corleone>, content: Content): Bot<Corleone> {
  const skill = SKILLS[rung];
  if (skill.plays === 'greedily') return greedyBot(rules, corleonePolicy(content, skill.minds, skill.carelessness));
  const foresight = foresightOf(skill, style, rules, content);
  return skill.plays === 'aTurnAhead' ? lookAhead(rules, foresight, skill.futures) : searchBot(rules, foresight, skill);
}

/** The strongest level gives advice. */
export const corleoneAdviser = (rules: Rules<Corleone>, content: Content): Adviser<Corleone> => {
  const foresight = foresightOf(EXPERT, 'plain', rules, content);
  const explained = explainCorleone(content, EXPERT);
  return {
    rules,
    bot: searchBot(rules, foresight, EXPERT),
    foresight,
    asKnown: view => view,
    explainedFor: () => explained,
    nextView: (view, choice, budget) => viewAtNextDiscard(rules, view, choice, budget),
  };
};

function foresightOf(
  skill: Exclude<Skill, { plays: 'greedily' }>,
  style: Style,
  rules: Rules<Corleone>,
  content: Content,
): Foresight<Corleone> {
  const policy = corleonePolicy(content, 'table');
  const others = skill.plays === 'aTurnAhead' ? policy : corleonePolicy(content, 'table', 0, SWING);
  return corleoneForesight(rules, content, policy, others, { ...skill, ...styled(skill, style) });
}
