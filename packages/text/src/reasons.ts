import { isMessageKey } from './catalogue.ts';
import { formatText } from './format.ts';
import type { Language } from './language.ts';

/** Why something is refused, with the rule it stands on: "No Money card in hand (I6)". */
export const reasonText = (language: Language, reason: { readonly code: string; readonly rule: string }): string => {
  const key = `reason.${reason.code}`;
  if (!isMessageKey(key)) throw new Error(`No words for the refusal ${reason.code}`);
  return `${formatText(language, key)} (${reason.rule})`;
};
