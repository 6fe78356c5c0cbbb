import type { Ability } from '../abilities/compile.ts';
import { abilityOf, type Content } from '../content.ts';
import { NO_TILE, type State } from '../state.ts';

/** INV-14: the businesses that give narcotics; undefined where a card of the pack gives them too. */
export const narcoticsBusinesses = (content: Content): readonly string[] | undefined => {
  const gives = (keys: readonly string[]): boolean => keys.some(key => givesNarcotics(content, abilityOf(content, key)));
  for (const { parts } of content.jobs.values()) if (gives(parts)) return undefined;
  for (const { parts } of content.allies.values()) if (gives(parts)) return undefined;
  return [...content.businesses.values()]
    .filter(({ front, back }) => gives(front ?? []) || gives(back))
    .map(({ id }) => id);
};

const givesNarcotics = (content: Content, ability: Ability): boolean => {
  if (ability.op === 'good') return ability.good === 'narcotics';
  if (ability.op === 'trade' || ability.op === 'anyGood') return ability.goods.includes('narcotics');
  if (ability.op !== 'options') return false;
  return ability.options.flat().some(key => givesNarcotics(content, abilityOf(content, key)));
};

/** Whether any of these businesses, printed or tile, is on the board. */
export const someOnBoard = (content: Content, { table }: State, businesses: readonly string[]): boolean => {
  for (const tile of table.tiles) if (tile !== NO_TILE && businesses.includes(tile)) return true;
  for (const { printed } of content.turfs) if (businesses.includes(printed.id)) return true;
  return businesses.some(id => content.businesses.get(id)!.turf === IN_PARK);
};
