import { expect, type Page } from '@playwright/test';
import type { Language } from './words.ts';

export interface Screen {
  readonly name: string;
  /** Looked at in every language, even where there is little time. */
  readonly isKey: boolean;
  readonly open: (page: Page, language: Language) => Promise<void>;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL', de: 'de-DE', 'pt-BR': 'pt-BR' };
export const localeOf = (language: Language): string => LOCALES[language];

/** A page that is there once its heading is. */
export const pageAt = (name: string, path: string, isKey = false): Screen => ({
  name,
  isKey,
  open: async page => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  },
});
