// The effects behind abilities: what an icon or a part of a card does, by the key the rules know it by.
import type { Pack } from '@omerta/corleone/seen';

export type Effect = Pack['jobs'][number]['effects'][number];
export type BusinessEffect = Pack['businesses']['tiles'][number]['back'][number];

/** `$2`, `booze`, an icon such as `suitcase`, or a part of a card such as `driveBy.2`, counted from 1. */
export function effectOfAbility(pack: Pack, key: string): Effect | undefined {
  if (/^\$\d$/.test(key)) return { op: 'gainMoney', value: Number(key.slice(1)) as 1 | 2 | 3 | 5 };
  if (pack.goodsDeck.some(({ good }) => good === key)) return { op: 'gainGood', good: key as 'gun' };
  if (!key.includes('.')) return pack.icons.find(({ id }) => id === key)?.effect;
  const [card, first, ...rest] = key.split('.').filter((step, at) => at === 0 || /^\d+$/.test(step));
  const entry = pack.jobs.find(({ id }) => id === card) ?? pack.allies.find(({ id }) => id === card);
  let effect: Effect | undefined = entry?.effects[Number(first) - 1];
  for (const step of rest) effect = partsOf(effect)[Number(step) - 1];
  return effect;
}

const partsOf = (effect: Effect | undefined): readonly Effect[] => {
  if (effect?.op === 'choose') return effect.options;
  return effect?.op === 'sequence' ? effect.effects : [];
};

/** Icons that are simply taken: nothing has to be decided about them. */
export const isPlain = (effect: Effect | undefined): boolean =>
  effect?.op === 'gainMoney' || effect?.op === 'gainGood' || effect?.op === 'takeHorseHead';
