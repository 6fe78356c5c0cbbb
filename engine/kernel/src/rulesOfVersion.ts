import type { GameTypes, Rules } from './rules.ts';

/** The rules that play this version of the game; undefined if this release does not have them. */
export function rulesOfVersion<G extends GameTypes>(rules: Rules<G>, version: number): Rules<G> | undefined {
  return version === rules.version ? rules : rules.atVersion?.(version);
}
