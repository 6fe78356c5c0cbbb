import { NESTING } from '../effectTable.ts';
import type { Effect } from './pack.ts';
import { inside, type Place } from './problem.ts';

/** The effects held by `choose` or `sequence`, each with its place; none for any other effect. */
export function innerParts(effect: Effect, place: Place): readonly (readonly [Effect, Place])[] {
  if (effect.op !== 'choose' && effect.op !== 'sequence') return [];
  const parts = effect.op === 'choose' ? effect.options : effect.effects;
  return parts.map((part, at) => [part, inside(inside(place, NESTING[effect.op]), at)]);
}
