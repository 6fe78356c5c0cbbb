import type { Game } from '@omerta/kernel';
import { type Corleone, checkPack, contentOf, corleone, describeProblem } from './rules/index.ts';
import { standardGame } from './rules/standardGame.ts';

/** Corleone's Empire, as every program knows it. */
export const corleoneGame: Game<Corleone> = {
  ...standardGame,
  packs: {
    read(json) {
      const { pack, errors, warnings: minor } = checkPack(json);
      const warnings = minor.map(describeProblem);
      return pack === undefined
        ? { ok: false, problems: errors.map(describeProblem), warnings }
        : { ok: true, rules: corleone(pack), warnings };
    },
    packOf: rules => (rules.pack === standardGame.rules.pack ? undefined : contentOf(rules).pack),
  },
};
