import type { CardOp, ChoiceKind, EffectOp, EventKind, PromptKind, ReasonCode } from '@omerta/corleone/seen';
import type { SharedKey, UiKeyOf } from '@omerta/words';
import type english from './catalogues/en/sentences.json';

/** What the game can say. A kind without a message does not compile in `book.ts`. */
export type SentenceKey =
  | `event.${EventKind}`
  | `prompt.${PromptKind}`
  | `reason.${ReasonCode}`
  | `choice.${ChoiceKind}`
  | `op.${EffectOp}`
  | `effect.${CardOp}`;

export type OwnKey = SentenceKey | keyof typeof english;
export type MessageKey = OwnKey | SharedKey;
export type UiKey = UiKeyOf<MessageKey>;
