import { corleoneText } from '@omerta/corleone/words';
import type { Language } from '@omerta/words';
import type { Effect } from './entries.ts';

/** What the steps do, as the sentences of the game say it. */
export const textOfSteps = (language: Language, effects: readonly Effect[]): string =>
  effects.map(effect => sentence(phrase(language, effect))).join(' ');

function phrase(language: Language, effect: Effect): string {
  if (effect.op === 'choose') return effect.options.map(option => phrase(language, option)).join(' / ');
  if (effect.op === 'sequence') return effect.effects.map(part => phrase(language, part)).join(', ');
  return corleoneText.effectsText(language, [effect]);
}

const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
