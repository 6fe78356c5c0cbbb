import type { Game } from '@omerta/kernel';
import { type Corleone, checkPack, contentOf, corleone, describeProblem, standardPack } from './rules/index.ts';
import { range, switches } from './rules/options.ts';

const standard = corleone(standardPack);

/** Corleone's Empire, as every program knows it. */
export const corleoneGame: Game<Corleone> = {
  id: 'corleone',
  players: range,
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
