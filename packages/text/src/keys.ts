import type { ChoiceKind, EventKind, PromptKind, ReasonCode } from '@omerta/corleone/seen';
import type english from '../catalogues/en/corleone.json';

type EnglishKey = keyof typeof english;

/** What the game can say. A kind without a message does not compile in `catalogue.ts`. */
export type SentenceKey =
  | `event.${EventKind}`
  | `prompt.${PromptKind}`
  | `reason.${ReasonCode}`
  | `choice.${ChoiceKind}`;

export type MessageKey = SentenceKey | EnglishKey;

type NamesBelow<Section extends string, Key> = Key extends `${Section}.${infer Name}` ? Name : never;

/** Words of the interface, by what follows `ui.` in the catalogue. */
export type UiKey = NamesBelow<'ui', EnglishKey>;
