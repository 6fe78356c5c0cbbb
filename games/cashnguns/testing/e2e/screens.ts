// The screens of Ca$h 'n Guns that are quick to come to.
import { finishedGame, newGame, screenOf } from '@omerta/web/e2e/kit/finishedGame.ts';
import { pageAt, type Screen } from '@omerta/web/e2e/kit/screen.ts';
import { type Language, worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { expect, type Page } from '@playwright/test';

const HOLD_UP = 'practice/cashnguns?players=6&level=easy&pace=instant&seed=11';

export const CASH_SCREENS: readonly Screen[] = [
  pageAt('cash-practice', 'practice/cashnguns'),
  pageAt('cash-cards', 'cards/cashnguns'),
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
      await expect(page.getByRole('button', { name: worded('lesson', 'next', language) })).toBeVisible();
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
      await expect(page.getByRole('region', { name: worded('cashnguns/tv', 'end.label', language) })).toBeVisible();
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

/** A Click for the player to the left, by keys: they are the same in every language. */
async function aim(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('region', { name: worded('cashnguns', 'region.prompt', language) })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await expect(
    page.getByRole('button', { name: wordedIn('cashnguns', 'inHand', language), pressed: true }),
  ).toBeVisible();
}
