import type { Choice, SeenEvent } from '@omerta/corleone/seen';
import { sentencesOf } from '@omerta/words';
import { abilityText, iconTip } from './abilities.ts';
import { book } from './book.ts';
import { type ChoiceSetting, choiceValues } from './choices.ts';
import { effectsText, effectText, opName } from './effects.ts';
import { eventValues } from './events.ts';
import { figureText, roleText } from './figures.ts';
import type { MessageKey } from './keys.ts';
import { amountText, notesText, purseText } from './money.ts';
import { cardText, nameOf, romanOf, turfIn } from './names.ts';
import type { Thing } from './parts.ts';
import { promptValues } from './prompts.ts';
import { reasonValues } from './reasons.ts';
import type { Setting } from './setting.ts';
import { beatParts } from './story/beatParts.ts';
import { storyline } from './story/storyline.ts';

/** The types of this game, for its sentences. */
export interface CorleoneSpeaking {
  Key: MessageKey;
  Thing: Thing;
  Event: SeenEvent;
  Choice: Choice;
  Setting: Setting;
  PromptSetting: Setting;
  ChoiceSetting: ChoiceSetting;
}

/** Corleone's Empire in words. */
export const corleoneText = {
  ...sentencesOf<CorleoneSpeaking>(book, { eventValues, promptValues, choiceValues, reasonValues }),
  storyline,
  beatParts,
  abilityText,
  iconTip,
  effectText,
  effectsText,
  opName,
  figureText,
  roleText,
  amountText,
  notesText,
  purseText,
  nameOf,
  cardText,
  turfIn,
  romanOf,
};

export type { UiKey } from './keys.ts';
export type { NameKind } from './names.ts';
export type { Part } from './parts.ts';
export type { Setting } from './setting.ts';
export type * from './story/told.ts';
