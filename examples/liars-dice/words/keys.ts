import type { ChoiceKind, EventKind, Face, PromptKind, ReasonCode, TableRules } from '@omerta/liars-dice/seen';
import type { SharedKey, UiKeyOf } from '@omerta/words';
import type english from './catalogues/en/sentences.json';

/** What the game can say. A kind without a message does not compile in `book.ts`. */
export type OwnKey =
  | `event.${EventKind}`
  | `prompt.${PromptKind}`
  | `reason.${ReasonCode}`
  | `choice.${ChoiceKind}`
  | `dice.${Face}`
  | `option.${keyof TableRules}.${'name' | 'true' | 'false'}`
  | keyof typeof english;

export type MessageKey = OwnKey | SharedKey;
export type UiKey = UiKeyOf<MessageKey>;
