import { corleoneText } from './corleone/index.ts';

export type { Catalogue, Value, Values } from './book.ts';
export * from './cashnguns/index.ts';
export * from './corleone/index.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
export { type Chip, type PartOf, textOf } from './parts.ts';
export type { Question, Refusal, Sentences, Speaking } from './sentences.ts';
export { type SharedUiKey, sharedUiText } from './shared.ts';

// Corleone's Empire by the names it had when it was the only game.
export const {
  abilityText,
  amountText,
  cardText,
  catalogueOf,
  choiceParts,
  choiceText,
  effectText,
  effectsText,
  eventParts,
  eventText,
  figureText,
  iconTip,
  nameOf,
  notesText,
  promptParts,
  promptText,
  purseText,
  reasonText,
  roleText,
  romanOf,
  turfIn,
  uiText,
} = corleoneText;
