// Every screen and how to come to it. Accessibility, layout and the gallery go through this list.
import { expect } from '@playwright/test';
import { E2E_GAMES } from './games.ts';
import { pageAt, type Screen } from './kit/screen.ts';
import { worded } from './kit/words.ts';

const PAGES: readonly Screen[] = [
  pageAt('home', './', true),
  pageAt('new-table', 'new', true),
  pageAt('open-tables', 'tables'),
  pageAt('how-cash', 'how/cashnguns', true),
  pageAt('how-corleone', 'how/corleone'),
  pageAt('join', 'join'),
  pageAt('account', 'account'),
  pageAt('history', 'history'),
  pageAt('settings', 'settings'),
  pageAt('open-record', 'replay/file'),
  pageAt('not-found', 'nowhere'),
  {
    name: 'waiting-room',
    isKey: true,
    open: async (page, language) => {
      await page.goto('new');
      await page.getByRole('button', { name: worded('home', 'table.open', language) }).click();
      await expect(page.getByRole('button', { name: worded('pages', 'seat.iAmReady', language) })).toBeVisible();
    },
  },
];

export const SCREENS: readonly Screen[] = [...PAGES, ...E2E_GAMES.flatMap(({ screens }) => screens)];

/** It takes a while to come to them: one page is looked at in all sizes. */
export const SLOW_SCREENS: readonly Screen[] = E2E_GAMES.flatMap(({ slowScreens = [] }) => slowScreens);
