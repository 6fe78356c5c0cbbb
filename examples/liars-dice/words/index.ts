import type { Choice, SeenEvent, View } from '@omerta/liars-dice/seen';
import { type GameWords, type Language, type People, sentencesOf, type WordSetting } from '@omerta/words';
import { book } from './book.ts';
import { choiceGroup, choiceValues } from './choices.ts';
import { eventValues } from './events.ts';
import type { MessageKey } from './keys.ts';
import { promptValues } from './prompts.ts';
import { shown } from './shown.ts';

/** The types of this game, for its sentences. */
interface DiceSpeaking {
  Key: MessageKey;
  Thing: never;
  Event: SeenEvent;
  Choice: Choice;
  Setting: { readonly people: People };
  PromptSetting: WordSetting<View>;
  ChoiceSetting: WordSetting<View>;
}

const optionText = (language: Language, key: string): string => {
  if (!book.isMessageKey(key)) throw new Error(`No words for ${key}`);
  return book.formatText(language, key);
};

/** Liar's Dice in words. */
export const liarsDiceText = {
  ...sentencesOf<DiceSpeaking>(book, { eventValues, promptValues, choiceValues }),
  choiceGroup,
  shown,
  optionName: (language, option) => optionText(language, `option.${option}.name`),
  optionValue: (language, option, value) => optionText(language, `option.${option}.${value}`),
} satisfies GameWords<View, SeenEvent, Choice>;
