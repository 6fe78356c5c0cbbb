import type {
  Bullet,
  ChoiceKind,
  EventKind,
  PromptKind,
  ReasonCode,
  ShareType,
  Stage,
  Switches,
  Talent,
} from '@omerta/cashnguns/seen';
import type { SharedKey, UiKeyOf } from '@omerta/words';
import type english from './catalogues/en/sentences.json';

/** What the game can say. A kind without a message does not compile in `book.ts`. */
export type SentenceKey =
  | `event.${EventKind}`
  | `prompt.${PromptKind}`
  | `reason.${ReasonCode}`
  | `choice.${ChoiceKind}`;

/** Everything that has a name. */
export type WordKey =
  | `bullet.${Bullet}`
  | `share.${ShareType}`
  | `shareType.${ShareType}`
  | `talent.${Talent}.${'name' | 'text'}`
  | `stage.${Stage}.${'name' | 'short'}`
  | { [Option in keyof Switches]: `option.${Option}.${'name' | `${Switches[Option]}`}` }[keyof Switches];

export type OwnKey = SentenceKey | WordKey | keyof typeof english;
export type MessageKey = OwnKey | SharedKey;
export type UiKey = UiKeyOf<MessageKey>;
