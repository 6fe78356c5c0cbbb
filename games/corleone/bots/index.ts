import { AT_A_GLANCE, adviseBy, type GameBots } from '@omerta/bots';
import { type Corleone, contentOf } from '@omerta/corleone/rules';
import { corleoneAdviser, corleoneBot } from './levels.ts';
import { corleoneMemory } from './memory.ts';
import { NAMES } from './names.ts';
import { corleoneTunable } from './tunable.ts';

export const corleoneBots: GameBots<Corleone> = {
  names: NAMES,
  thinkingTimes: { novice: AT_A_GLANCE, casual: AT_A_GLANCE, regular: 50, strong: 250, expert: 1_000 },
  bot: (rung, style, rules) => corleoneBot(rung, style, rules, contentOf(rules)),
  newMemory: (rules, players) => corleoneMemory(contentOf(rules), players),
  logBegins: ['actBegan'],
  adviser: rules => adviseBy(corleoneAdviser(rules, contentOf(rules))),
  tunable: corleoneTunable,
};
