// Every screen and how to come to it. Accessibility, layout and the gallery go through this list.
import { expect, type Page } from '@playwright/test';
import { finishedGame, newGame } from './finishedGame.ts';
import { type Language, worded, wordedIn } from './words.ts';

export interface Screen {
  readonly name: string;
  /** Looked at in every language, even where there is little time. */
  readonly isKey: boolean;
  readonly open: (page: Page, language: Language) => Promise<void>;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL', de: 'de-DE', 'pt-BR': 'pt-BR' };
export const localeOf = (language: Language): string => LOCALES[language];

const PRACTICE = 'practice/corleone?players=4&level=easy&pace=instant&seed=11';

/** A page that is there once its heading is. */
const page = (name: string, path: string, isKey = false): Screen => ({
  name,
  isKey,
  open: async page => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  },
});

export const SCREENS: readonly Screen[] = [
  page('home', './', true),
  page('join', 'join'),
  page('account', 'account'),
  page('history', 'history'),
  page('settings', 'settings'),
  page('practice', 'practice/corleone'),
  page('rulebook', 'rules/corleone'),
  page('cards', 'cards/corleone'),
  page('packs', 'packs'),
  page('pack-editor', 'packs/standard'),
  page('open-record', 'replay/file'),
  page('not-found', 'nowhere'),
  {
    name: 'waiting-room',
    isKey: true,
    open: async (page, language) => {
      await page.goto('./');
      await page.getByRole('button', { name: worded('house', 'set.create', language) }).click();
      await expect(page.getByRole('button', { name: worded('house', 'seat.iAmReady', language) })).toBeVisible();
    },
  },
  {
    name: 'table',
    isKey: true,
    open: async (page, language) => {
      await page.goto(`t/${await newGame(page.request, 4)}`);
      await expect(page.getByRole('region', { name: worded('corleone', 'region.prompt', language) })).toBeVisible();
    },
  },
  {
    name: 'table-preview',
    isKey: false,
    open: async (page, language) => {
      await page.goto(PRACTICE);
      const place = page.getByRole('button', { name: wordedIn('corleone', 'label.legal', language) });
      await place.first().press('Enter');
      const prompt = page.getByRole('region', { name: worded('corleone', 'region.prompt', language) });
      await expect(prompt.getByRole('button', { name: worded('corleone', 'back', language) })).toBeVisible();
    },
  },
  {
    name: 'tutorial',
    isKey: false,
    open: async (page, language) => {
      await page.goto('tutorial/corleone');
      await expect(page.getByRole('button', { name: worded('tutorial', 'next', language) })).toBeVisible();
    },
  },
  {
    name: 'curtain',
    isKey: false,
    open: async (page, language) => {
      await page.goto(`${PRACTICE}&people=2&names=Ania,Tomek`);
      await expect(page.getByRole('button', { name: worded('practice', 'curtain.open', language) })).toBeVisible();
    },
  },
  {
    name: 'end',
    isKey: false,
    open: async (page, language) => {
      await page.goto(`t/${await finishedGame(page.request)}`);
      await expect(page.getByRole('region', { name: worded('replay', 'end.label', language) })).toBeVisible();
    },
  },
  {
    name: 'replay',
    isKey: true,
    open: async (page, language) => {
      await page.goto(`replay/${await finishedGame(page.request)}`);
      await expect(page.getByRole('slider', { name: worded('replay', 'scrubber', language) })).toBeVisible();
      await expect(page.getByRole('region', { name: worded('corleone', 'region.board', language) })).toBeVisible();
    },
  },
];
