import { botOf } from '@omerta/bots';
import { invariantText } from '@omerta/cli/simulate/invariantText.ts';
import {
  type Baseline,
  bindPack,
  type Corleone,
  checkInvariants,
  checkPack,
  describeProblem,
  fullBaseline,
  type Pack,
  readCorleonePosition,
  rulesFor,
  runScenario,
  type State,
  standardPack,
  watchInvariants,
  writeCorleonePosition,
} from '@omerta/corleone/rules';
import type { BoundGame, CliGame } from '@omerta/terminal/game.ts';
import { factsOf } from './facts.ts';
import { overview } from './overview.ts';
import { familyName, sceneOf } from './scene.ts';
import { voiceOf } from './voice.ts';

export const corleone: CliGame<Corleone> = {
  id: 'corleone',
  players: { least: 2, most: 5, usual: 4 },
  switches: [],
  standard: () => bound(standardPack, undefined),
  readPack(json) {
    const { pack, errors, warnings } = checkPack(json);
    return {
      ...(pack === undefined ? {} : { game: bound(pack, pack) }),
      errors: errors.map(describeProblem),
      warnings: warnings.map(describeProblem),
    };
  },
  runScenario,
};

function bound(pack: Pack, ownPack: Pack | undefined): BoundGame<Corleone> {
  const content = bindPack(pack);
  const rules = rulesFor(content);
  const baseline = ({ table }: State): Baseline => fullBaseline(content, table.players);
  return {
    id: rules.id,
    rules,
    ownPack,
    bot: level => botOf('corleone', level, rules),
    optionsFor: players => ({ players }),
    playersIn: ({ players }) => players,
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
}
