import type { Ability } from '../abilities/compile.ts';
import { abilityOf, type Content, NOWHERE } from '../content.ts';
import type { State } from '../state.ts';
import type { Baseline } from './baseline.ts';
import type { InvariantProblem } from './problem.ts';

/** The tiles that give narcotics; undefined where something else of the pack gives them too. */
export const narcoticsTiles = (content: Content): readonly string[] | undefined => {
  const gives = (keys: readonly string[]): boolean =>
    keys.some(key => givesNarcotics(content, abilityOf(content, key)));
  for (const { parts } of content.jobs.values()) if (gives(parts)) return undefined;
  for (const { parts } of content.allies.values()) if (gives(parts)) return undefined;
  const giving = [...content.businesses.values()].filter(({ front, back }) => gives(front ?? []) || gives(back));
  return giving.every(({ turf }) => turf === NOWHERE) ? giving.map(({ id }) => id) : undefined;
};

const givesNarcotics = (content: Content, ability: Ability): boolean => {
  if (ability.op === 'good') return ability.good === 'narcotics';
  if (ability.op === 'trade' || ability.op === 'anyGood') return ability.goods.includes('narcotics');
  if (ability.op !== 'options') return false;
  return ability.options.flat().some(key => givesNarcotics(content, abilityOf(content, key)));
};

/** Whether no player can have taken narcotics yet. */
export const noNarcoticsYet = ({ narcoticsFrom }: Baseline, { table }: State): boolean =>
  narcoticsFrom !== undefined && !table.tiles.some(tile => narcoticsFrom.includes(tile));

/** INV-14; the hands of a starting position may hold some all the same. */
export const checkNarcotics = (content: Content, state: State, baseline: Baseline, list: InvariantProblem[]): void => {
  if (!baseline.fromSetup || !noNarcoticsYet(baseline, state)) return;
  const { narcotics } = state.table.piles;
  const all = baseline.census.cards[content.cardOrder.get('narcotics')!]!;
  if (narcotics === all) return;
  list.push({ id: 'INV-14', message: `${narcotics} of ${all} narcotics in the pile, but no business gives them yet` });
};
