import { newGame } from '@omerta/web/e2e/kit/finishedGame.ts';
import { type RunningServer, startServer } from '@omerta/web/e2e/kit/runningServer.ts';
import { test as base, expect } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import type { Page } from '@playwright/test';

const GAMES = 'corleone,cashnguns,liars-dice';

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const server = await startServer(['--games', GAMES]);
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

test('a whole game of a person and two bots at the plain table; its replay is verified', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText('Liar’s Dice').first()).toBeVisible();

  const match = await newGame(page.request, 3, 'liars-dice', { level: 'random' });
  await page.goto(`t/${match}`);
  await expect(page.getByRole('heading', { name: 'Liar’s Dice' })).toBeVisible();
  await expect(page.getByText('Your dice')).toBeVisible();
  await playToTheEnd(page, match);
  await expect(page.getByRole('heading', { name: / wins$/ })).toBeVisible();

  const verified = await page.request.get(`api/matches/${match}/verify`);
  expect(await verified.json()).toMatchObject({ fair: false, sound: true, problems: [] }); // it began at once
  await page.goto(`replay/${match}`);
  await expect(page.getByRole('button', { name: wordedIn('replay', 'fair.sound') })).toBeVisible();
  const scrubber = page.getByRole('slider', { name: worded('replay', 'scrubber') });
  await page.getByRole('button', { name: worded('replay', 'player.next') }).click();
  await expect(scrubber).toHaveValue('1');
});

/** Calls every bid a lie, and bids as little as possible. */
async function playToTheEnd(page: Page, match: string): Promise<void> {
  const prompt = page.locator('[data-region="prompt"]');
  const choice = prompt.getByRole('listitem').getByRole('button').first(); // "Liar!" stands first
  for (;;) {
    await expect(async () => {
      const isAsked = await choice.isEnabled({ timeout: 100 }).catch(() => false);
      if (!isAsked && (await stageOf(page, match)) === 'playing') throw new Error('Not asked yet');
    }).toPass({ intervals: [20] });
    if ((await stageOf(page, match)) !== 'playing') return;
    const question = await prompt.textContent();
    await choice.click();
    await expect.poll(async () => (await prompt.allTextContents())[0]).not.toBe(question);
  }
}

const stageOf = async (page: Page, match: string): Promise<string> =>
  ((await (await page.request.get(`api/matches/${match}`)).json()) as { readonly stage: string }).stage;
