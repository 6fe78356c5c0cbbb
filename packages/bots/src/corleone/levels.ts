import type { Content, Corleone } from '@omerta/corleone';
import type { Rules } from '@omerta/kernel';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedyBot.ts';
import type { Rung } from '../levels.ts';
import { lookAhead } from '../lookAhead.ts';
import type { Style } from '../styles.ts';
import { corleoneForesight, type Farsight } from './foresight.ts';
import type { Minds } from './look.ts';
import { corleonePolicy } from './policy.ts';
import { styled } from './styles.ts';
import { AWARE, HALF_AWARE, UNAWARE } from './weights.ts';

/** How a level plays. */
type Skill =
  | { readonly plays: 'greedily'; readonly minds: Minds; readonly carelessness: number }
  | ({ readonly plays: 'withForesight'; readonly futures: number } & Farsight);

const SKILLS: Readonly<Record<Rung, Skill>> = {
  novice: { plays: 'greedily', minds: 'icons', carelessness: 12 },
  casual: { plays: 'greedily', minds: 'table', carelessness: 1.2 },
  regular: { plays: 'withForesight', futures: 6, weights: UNAWARE, envy: 0, candidates: 3 },
  strong: { plays: 'withForesight', futures: 8, weights: HALF_AWARE, envy: 0, candidates: 5 },
  expert: { plays: 'withForesight', futures: 96, weights: AWARE, envy: 0.3, candidates: 14 },
};

export function corleoneBot(rung: Rung, style: Style, rules: Rules<Corleone>, content: Content): Bot<Corleone> {
  const skill = SKILLS[rung];
  if (skill.plays === 'greedily') return greedyBot(rules, corleonePolicy(content, skill.minds, skill.carelessness));
  return lookAhead(
    rules,
    corleoneForesight(content, corleonePolicy(content, 'table'), { ...skill, ...styled(skill, style) }),
    skill.futures,
  );
}
