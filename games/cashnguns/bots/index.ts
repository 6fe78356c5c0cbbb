import { AT_A_GLANCE, adviseBy, type GameBots } from '@omerta/bots';
import type { CashNGuns } from '@omerta/cashnguns/rules';
import { cashAdviser, cashBot } from './levels.ts';
import { cashMemory } from './memory.ts';
import { NAMES } from './names.ts';
import { cashTunable } from './tunable.ts';

export const cashBots: GameBots<CashNGuns> = {
  names: NAMES,
  thinkingTimes: { novice: AT_A_GLANCE, casual: AT_A_GLANCE, regular: AT_A_GLANCE, strong: 25, expert: 100 },
  bot: cashBot,
  newMemory: (_rules, players) => cashMemory(players),
  logBegins: ['talentDealt', 'talentsOffered', 'roundBegan'],
  adviser: rules => adviseBy(cashAdviser(rules)),
  tunable: cashTunable,
};
