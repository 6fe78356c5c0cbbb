// Every screen and how to come to it. Accessibility, layout and the gallery go through this list.
import { expect, type Page } from '@playwright/test';
import { finishedGame, newGame, screenOf } from './kit/finishedGame.ts';
import { type Language, worded, wordedIn } from './kit/words.ts';

export interface Screen {
  readonly name: string;
  /** Looked at in every language, even where there is little time. */
  readonly isKey: boolean;
  readonly open: (page: Page, language: Language) => Promise<void>;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL', de: 'de-DE', 'pt-BR': 'pt-BR' };
export const localeOf = (language: Language): string => LOCALES[language];

const PRACTICE = 'practice/corleone?players=4&level=easy&pace=instant&seed=11';
const HOLD_UP = 'practice/cashnguns?players=6&level=easy&pace=instant&seed=11';

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
      await page.getByRole('button', { name: worded('pages', 'set.create', language) }).click();
      await expect(page.getByRole('button', { name: worded('pages', 'seat.iAmReady', language) })).toBeVisible();
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
  page('cash-practice', 'practice/cashnguns'),
  page('cash-cards', 'cards/cashnguns'),
  {
    name: 'cash-bullet',
    isKey: true,
    open: async (page, language) => {
      await page.goto(HOLD_UP);
      await aim(page, language);
    },
  },
  {
    name: 'cash-courage',
    isKey: false,
    open: async (page, language) => {
      await page.goto(HOLD_UP);
      await aim(page, language);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: wordedIn('cashnguns', 'duck.what', language) })).toBeVisible();
    },
  },
  {
    name: 'cash-curtain',
    isKey: false,
    open: async (page, language) => {
      await page.goto(`${HOLD_UP}&people=2&names=Ania,Tomek`);
      await expect(page.getByRole('button', { name: worded('practice', 'curtain.hold', language) })).toBeVisible();
    },
  },
  {
    name: 'cash-tutorial',
    isKey: false,
    open: async (page, language) => {
      await page.goto('tutorial/cashnguns');
      await expect(page.getByRole('button', { name: worded('tutorial', 'next', language) })).toBeVisible();
    },
  },
  {
    name: 'cash-screen',
    isKey: false,
    open: async page => {
      const match = await newGame(page.request, 6, 'cashnguns');
      await page.goto(await screenOf(page.request, match));
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'cash-end',
    isKey: false,
    open: async (page, language) => {
      await page.goto(`t/${await finishedGame(page.request, 6, 'cashnguns')}`);
      await expect(page.getByRole('region', { name: worded('cashparty', 'end.label', language) })).toBeVisible();
    },
  },
  {
    name: 'cash-replay',
    isKey: false,
    open: async (page, language) => {
      await page.goto(`replay/${await finishedGame(page.request, 6, 'cashnguns')}`);
      await expect(page.getByRole('slider', { name: worded('replay', 'scrubber', language) })).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
    },
  },
];

/** A Click for whoever sits to the left, by keys: they are the same in every language. */
async function aim(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('region', { name: worded('cashnguns', 'region.prompt', language) })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await expect(
    page.getByRole('button', { name: wordedIn('cashnguns', 'inHand', language), pressed: true }),
  ).toBeVisible();
}
