// Every suite there is. The ids are those of docs/proof.md.

import { GAME_IDS } from '@omerta/games';
import { suites as ofServer } from '@omerta/server/proof';
import type { Suite } from '@omerta/testing';
import { suites as ofKernel } from '@omerta/testing/proof';
import { suites as ofClient } from '@omerta/web/proof';
import { fairPlay as ofBots } from './bots/fairPlay.ts';
import { GAMES } from './games.ts';

/** By the name of their package. */
const SUITES: Readonly<Record<string, readonly Suite[]>> = {
  testing: ofKernel,
  ...Object.fromEntries(GAME_IDS.map(id => [id, GAMES[id].suites ?? []])),
  proof: ofBots,
  web: ofClient,
  server: ofServer,
};

export const CATALOGUE: readonly Suite[] = Object.values(SUITES).flat().sort(byId);

/** The package of a suite. */
export function homeOf(suite: Suite): string {
  return Object.keys(SUITES).find(name => SUITES[name]!.includes(suite))!;
}

/** R17 means all suites that start with R17-; where a suite has that very id, it alone is meant. */
export function suitesNamed(names: readonly string[]): readonly Suite[] {
  const isOne = (name: string) => CATALOGUE.some(({ id }) => id === name);
  const isNamed = ({ id }: Suite, name: string) => (isOne(name) ? id === name : id.startsWith(`${name}-`));
  const unknown = names.filter(name => !CATALOGUE.some(suite => isNamed(suite, name)));
  if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(', ')}.`);
  return names.length === 0 ? CATALOGUE : CATALOGUE.filter(suite => names.some(name => isNamed(suite, name)));
}

function byId({ id: one }: Suite, { id: other }: Suite): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
