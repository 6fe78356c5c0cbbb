import {
  bindPack,
  type Corleone,
  checkPack,
  describeProblem,
  type Pack,
  rulesFor,
  standardPack,
} from '@omerta/corleone';
import { greedy } from '../bots/corleone/greedy.ts';
import { random } from '../bots/random.ts';
import type { BoundGame, CliGame } from '../game.ts';
import { overview } from './overview.ts';
import { familyName, sceneOf } from './scene.ts';
import { voiceOf } from './voice.ts';

export const corleone: CliGame<Corleone> = {
  id: 'corleone',
  players: { least: 2, most: 5, usual: 4 },
  standard: () => bound(standardPack, undefined),
  readPack(json) {
    const { pack, errors, warnings } = checkPack(json);
    return {
      ...(pack === undefined ? {} : { game: bound(pack, pack) }),
      errors: errors.map(describeProblem),
      warnings: warnings.map(describeProblem),
    };
  },
  runScenario: () => ({ id: '', title: '', problems: [] }),
};

function bound(pack: Pack, ownPack: Pack | undefined): BoundGame<Corleone> {
  const content = bindPack(pack);
  const rules = rulesFor(content);
  return {
    id: rules.id,
    rules,
    ownPack,
    bots: { random: random(), greedy: greedy(content) },
    optionsFor: players => ({ players }),
    playersIn: ({ players }) => players,
    namesFor: ({ table }) => table.seats.map(({ family }) => familyName(content, family)),
    overview: () => overview(content),
    checkConservation: () => [],
    watch: () => ({ after: () => [] }),
    readPosition: () => ({ ok: false, problems: [] }),
    speak: (view, { language, names = [], paint }) => voiceOf(rules, sceneOf(content, view, names, language, paint)),
  };
}
