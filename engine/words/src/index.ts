export type { Catalogue, Value, Values } from './book.ts';
export * from './cashnguns/index.ts';
export * from './corleone/index.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
export { type Chip, type PartOf, textOf } from './parts.ts';
export type { Question, Refusal, Sentences, Speaking } from './sentences.ts';
export { type SharedUiKey, sharedUiText } from './shared.ts';
