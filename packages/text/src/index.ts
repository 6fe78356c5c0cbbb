import { corleoneText } from './corleone/index.ts';

export type { Catalogue, Value, Values } from './book.ts';
export * from './cashnguns/index.ts';
export * from './corleone/index.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
export { type Chip, type PartOf, textOf } from './parts.ts';
export type { Question, Refusal, Sentences, Speaking } from './sentences.ts';
export { type SharedUiKey, sharedUiText } from './shared.ts';

/** The words of the interface, by the name they had when there was one game. */
export const { uiText } = corleoneText;
