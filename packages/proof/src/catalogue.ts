// Every suite there is, and what is still to be written. The ids are those of docs/proof.md.
import { suites as ofBots } from '@omerta/bots/proof';
import { suites as ofCashNGuns } from '@omerta/cashnguns/proof';
import { suites as ofClient } from '@omerta/client/proof';
import { suites as ofCorleone } from '@omerta/corleone/proof';
import { suites as ofKernel } from '@omerta/kernel/proof';
import type { Suite } from '@omerta/kernel/testing';
import { suites as ofServer } from '@omerta/server/proof';

export const CATALOGUE: readonly Suite[] = [
  ...ofKernel,
  ...ofCorleone,
  ...ofCashNGuns,
  ...ofBots,
  ...ofClient,
  ...ofServer,
].sort(byId);

/** R17 means all of R17-corleone, R17-cashnguns and so on. */
export function suitesNamed(names: readonly string[]): readonly Suite[] {
  const isNamed = ({ id }: Suite, name: string) => id === name || id.startsWith(`${name}-`);
  const unknown = names.filter(name => !CATALOGUE.some(suite => isNamed(suite, name)));
  if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(', ')}.`);
  return names.length === 0 ? CATALOGUE : CATALOGUE.filter(suite => names.some(name => isNamed(suite, name)));
}

function byId({ id: one }: Suite, { id: other }: Suite): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
