import { type Content, effectOf, isGood, isNote } from '@omerta/corleone/seen';
import type { Language } from '@omerta/words';
import { formatText } from './book.ts';
import { effectText, tradeOf, tradeValues } from './effects.ts';
import { nameOf } from './names.ts';
import type { EffectWords, PackWords } from './packWords.ts';

/** The words of an ability by its key: `$2`, `booze`, an icon such as `discard1for5`, or a part of a card such as `driveBy.2`. */
export const abilityText = (language: Language, key: string, content: Content): string => {
  if (isNote(key)) return key;
  if (isGood(key)) return nameOf(language, 'good', key);
  if (key.endsWith('.again')) return formatText(language, 'effect.moveAgain');
  if (key.includes('.')) return effectText(language, partOf(content, key));
  return iconText(language, 'label', key, content.pack);
};

/** What an icon does, in a few words. */
export const iconTip = (language: Language, id: string, pack: PackWords): string => iconText(language, 'tip', id, pack);

/** The options of a part that lets its player choose, by their keys counted from 1. */
export const optionOf = (content: Content, key: string, number: number): EffectWords | undefined =>
  partOf(content, key).options?.[number - 1];

const iconText = (language: Language, form: 'label' | 'tip', id: string, pack: PackWords): string => {
  if (id === 'suitcase' || id === 'job' || id === 'horseHead' || id === 'good') {
    return formatText(language, `icon.${id}.${form}`);
  }
  if (id === 'money') return formatText(language, `icon.money.${form}`, { amount: '$N' });
  const effect = pack.icons.find(icon => icon.id === id)?.effect;
  if (effect === undefined) throw new Error(`No icon ${id} in this pack`);
  return formatText(language, `icon.${tradeOf(effect)}.${form}`, tradeValues(language, effect));
};

const partOf = (content: Content, key: string): EffectWords => {
  const effect = effectOf(content, key);
  if (effect === undefined) throw new Error(`No part ${key} in this pack`);
  return effect;
};
