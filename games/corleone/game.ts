import type { Game } from '@omerta/kernel';
import { type Corleone, checkPack, contentOf, corleone, describeProblem, standardPack } from './rules/index.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, switches } from './rules/options.ts';

const standard = corleone(standardPack);

/** Corleone's Empire, as every program knows it. */
export const corleoneGame: Game<Corleone> = {
  id: 'corleone',
  players: { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 4 },
  rules: standard,
  switches,
  optionsFor: players => ({ players }),
  playersIn: ({ players }) => players,
  packs: {
    read(json) {
      const { pack, errors, warnings: minor } = checkPack(json);
      const warnings = minor.map(describeProblem);
      return pack === undefined
        ? { ok: false, problems: errors.map(describeProblem), warnings }
        : { ok: true, rules: corleone(pack), warnings };
    },
    packOf: rules => (rules.pack === standard.pack ? undefined : contentOf(rules).pack),
  },
};
