import type { Game } from '@omerta/kernel';
import { range, switches } from './options.ts';
import { standardPack } from './pack/standard.ts';
import { type Corleone, contentOf, corleone } from './rules.ts';

/** The game without its packs, for programs that load what reads them only when there is one. */
export const standardGame: Omit<Game<Corleone>, 'packs'> = {
  id: 'corleone',
  players: range,
  rules: corleone(standardPack),
  switches,
  factions: { field: 'families', of: rules => contentOf(rules).families.map(({ id }) => id) },
  optionsFor: players => ({ players }),
  playersIn: ({ players }) => players,
};
