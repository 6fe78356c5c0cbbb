import { formatText, type Values } from './format.ts';
import type { UiKey } from './keys.ts';
import type { Language } from './language.ts';

/** Headings and other words of the interface: `uiText('pl', 'hand')`, `uiText('pl', 'cards', { count: 5 })`. */
export const uiText = (language: Language, key: UiKey, values: Values = {}): string =>
  formatText(language, `ui.${key}`, values);
