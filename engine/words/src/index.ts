export { type Beat, beatsOf, type Storyline } from './beats.ts';
export { type Book, bookOf, type Catalogue, type Value, type Values } from './book.ts';
export type { GameWords, Labelled, People, Shown, ShownSeat, WordSetting } from './gameWords.ts';
export { type InEveryLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
export { asList, type Chip, joined, merged, type PartOf, type Seat, textOf, words } from './parts.ts';
export {
  type Arguments,
  type Question,
  type Refusal,
  type Sentences,
  type Speaking,
  seatLettered,
  sentencesOf,
  type UiKeyOf,
} from './sentences.ts';
export { countedText, type SharedKey, type SharedUiKey, sharedUiText, withShared } from './shared.ts';
