// The screens of Corleone's Empire and how to come to them.
import { finishedGame, newGame } from '@omerta/web/e2e/kit/finishedGame.ts';
import { pageAt, type Screen } from '@omerta/web/e2e/kit/screen.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { expect } from '@playwright/test';

const PRACTICE = 'practice/corleone?players=4&level=easy&pace=instant&seed=11';

export const CORLEONE_SCREENS: readonly Screen[] = [
  pageAt('practice', 'practice/corleone'),
  pageAt('rulebook', 'rules/corleone'),
  pageAt('cards', 'cards/corleone'),
  pageAt('packs', 'packs'),
  pageAt('pack-editor', 'packs/standard'),
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
      await expect(page.getByRole('button', { name: worded('lesson', 'next', language) })).toBeVisible();
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
