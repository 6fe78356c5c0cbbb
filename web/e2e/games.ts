// What the browser tests know of each game. No other file here that is not a test names one.
import { EVENING, spendEvening } from '@omerta/cashnguns/testing/e2e/evening.ts';
import { CASH_QUESTION_SCREENS, RECAP } from '@omerta/cashnguns/testing/e2e/questionScreens.ts';
import { CASH_SCREENS } from '@omerta/cashnguns/testing/e2e/screens.ts';
import { CORLEONE_SCREENS } from '@omerta/corleone/testing/e2e/screens.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Screen } from './kit/screen.ts';

export interface E2eGame {
  readonly screens: readonly Screen[];
  /** Screens that take long to come to. */
  readonly slowScreens?: readonly Screen[];
  /** Screens for the gallery alone. */
  readonly pictures?: readonly Screen[];
  /** A story on several devices, for the gallery. */
  readonly story?: Story;
}

export interface Story {
  readonly names: readonly string[]; // of its pictures, in their order
  play(devices: {
    readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
    readonly look: (page: Page, name: string) => Promise<void>;
  }): Promise<void>;
}

export const E2E_GAMES: readonly E2eGame[] = [
  { screens: CORLEONE_SCREENS },
  {
    screens: CASH_SCREENS,
    slowScreens: CASH_QUESTION_SCREENS,
    pictures: [RECAP],
    story: { names: EVENING, play: spendEvening },
  },
];
