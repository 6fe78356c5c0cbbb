import type { Choice, SeenEvent } from '@omerta/cashnguns/seen';
import { sentencesOf } from '@omerta/words';
import { book } from './book.ts';
import { choiceValues } from './choices.ts';
import { eventValues } from './events.ts';
import type { MessageKey } from './keys.ts';
import { amountText } from './money.ts';
import { nameOf, optionText, talentText } from './names.ts';
import type { Thing } from './parts.ts';
import { promptValues } from './prompts.ts';
import { awardText, scoreText } from './score.ts';
import type { ChoiceSetting, PromptSetting, Setting } from './setting.ts';
import { beatParts } from './story/beatParts.ts';
import { storyline } from './story/storyline.ts';

/** The types of this game, for its sentences. */
export interface CashSpeaking {
  Key: MessageKey;
  Thing: Thing;
  Event: SeenEvent;
  Choice: Choice;
  Setting: Setting;
  PromptSetting: PromptSetting;
  ChoiceSetting: ChoiceSetting;
}

/** Ca$h 'n Guns in words. */
export const cashText = {
  ...sentencesOf<CashSpeaking>(book, { eventValues, promptValues, choiceValues }),
  storyline,
  beatParts,
  amountText,
  awardText,
  nameOf,
  optionText,
  scoreText,
  talentText,
};

export type { UiKey as CashUiKey } from './keys.ts';
export type { NameKind as CashNameKind } from './names.ts';
export type { Part as CashPart } from './parts.ts';
export type { Setting as CashSetting } from './setting.ts';
export type * from './story/told.ts';
