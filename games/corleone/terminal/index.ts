import {
  type Baseline,
  type Corleone,
  checkInvariants,
  contentOf,
  fullBaseline,
  packSchema,
  readCorleonePosition,
  runScenario,
  type State,
  watchInvariants,
  writeCorleonePosition,
} from '@omerta/corleone/rules';
import type { Terminal } from '@omerta/terminal/game.ts';
import { invariantText } from '@omerta/terminal/invariantText.ts';
import { factsOf } from './facts.ts';
import { overview } from './overview.ts';
import { familyName, sceneOf } from './scene.ts';
import { voiceOf } from './voice.ts';

export const corleoneTerminal: Terminal<Corleone> = {
  switches: [],
  bind(rules) {
    const content = contentOf(rules);
    const baseline = ({ table }: State): Baseline => fullBaseline(content, table.players);
    return {
      namesFor: ({ table }) => table.seats.map(({ family }) => familyName(content, family)),
      overview: () => overview(content),
      checkConservation: state => checkInvariants(content, state, baseline(state)).map(invariantText),
      watch(first) {
        const watch = watchInvariants(content, first, baseline(first));
        return { after: (state, events) => watch.after(state, events).map(invariantText) };
      },
      facts: (state, events) => factsOf(content, state, events),
      positions: {
        read(json) {
          const read = readCorleonePosition(content, json);
          return read.ok
            ? read
            : { ok: false, problems: read.problems.map(({ field, message }) => `${field}: ${message}`) };
        },
        write: state => writeCorleonePosition(content, state),
      },
      speak: (view, { language, names = [], paint }) => voiceOf(rules, sceneOf(content, view, names, language, paint)),
    };
  },
  packSchema,
  runScenario,
};
