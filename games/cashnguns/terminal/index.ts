import type { CashAnalysis } from '@omerta/cashnguns/coach';
import {
  type CashNGuns,
  checkInvariants,
  readCashPosition,
  runScenario,
  watchInvariants,
  writeCashPosition,
} from '@omerta/cashnguns/rules';
import type { Terminal } from '@omerta/terminal/game.ts';
import { invariantText } from '@omerta/terminal/invariantText.ts';
import { bluffLines } from './bluffLines.ts';
import { factsOf } from './facts.ts';
import { NAMES, sceneOf } from './scene.ts';
import { switches } from './switches.ts';
import { voiceOf } from './voice.ts';

export const cashTerminal: Terminal<CashNGuns> = {
  switches,
  bind: rules => ({
    namesFor: ({ table }) => NAMES.slice(0, table.players),
    checkConservation: state => checkInvariants(state).map(invariantText),
    watch(first) {
      const watch = watchInvariants(first);
      return { after: (state, events) => watch.after(state, events).map(invariantText) };
    },
    facts: factsOf,
    positions: {
      read(json) {
        const read = readCashPosition(json);
        return read.ok
          ? read
          : { ok: false, problems: read.problems.map(({ field, message }) => `${field}: ${message}`) };
      },
      write: writeCashPosition,
    },
    analysisParts: analysis => [{ title: 'Bluffs', lines: bluffLines(analysis as CashAnalysis) }], // of this game
    speak: (view, { language, names = [], paint }) => voiceOf(rules, sceneOf(view, names, language, paint)),
  }),
  runScenario,
};
