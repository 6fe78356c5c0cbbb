import { botOf } from '@omerta/bots';
import {
  type CashNGuns,
  checkInvariants,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  cashnguns as rules,
  watchInvariants,
} from '@omerta/cashnguns/rules';
import { invariantText } from '@omerta/cli/simulate/invariantText.ts';
import type { BoundGame, CliGame } from '@omerta/terminal/game.ts';
import { factsOf } from './facts.ts';
import { NAMES, sceneOf } from './scene.ts';
import { switches } from './switches.ts';
import { voiceOf } from './voice.ts';

export const cashnguns: CliGame<CashNGuns> = {
  id: rules.id,
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 6 },
  switches,
  standard: () => bound,
};

const bound: BoundGame<CashNGuns> = {
  id: rules.id,
  rules,
  ownPack: undefined,
  bot: level => botOf('cashnguns', level, rules),
  optionsFor: (players, house) => ({ ...house, players }),
  playersIn: ({ players }) => players,
  namesFor: ({ table }) => NAMES.slice(0, table.players),
  checkConservation: state => checkInvariants(state).map(invariantText),
  watch(first) {
    const watch = watchInvariants(first);
    return { after: (state, events) => watch.after(state, events).map(invariantText) };
  },
  facts: factsOf,
  speak: (view, { language, names = [], paint }) => voiceOf(rules, sceneOf(view, names, language, paint)),
};
