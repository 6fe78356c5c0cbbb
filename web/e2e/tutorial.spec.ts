import type { Page } from '@playwright/test';
import { COARSE } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

test.use({ ...COARSE, hasSound: true });

const say = (key: string) => worded('lesson', key);

const TABLES = { corleone: 'region.board', cashnguns: 'region.prompt' } as const;

for (const [game, region] of Object.entries(TABLES)) {
  test(`the lesson of ${game} can be gone through from its start to its end`, async ({ page }) => {
    await page.goto(`tutorial/${game}`);
    const goOn = page.getByRole('button', { name: say('next') });
    const showMe = page.getByRole('button', { name: say('showMe') });
    const playOn = page.getByRole('link', { name: say('end.playOn') });
    const step = goOn.or(showMe).or(playOn);
    await hurryUntil(page, () => step.isVisible());
    for (let steps = 0; !(await playOn.isVisible()); steps += 1) {
      expect(steps, 'the lesson comes to its end').toBeLessThan(MOST_STEPS);
      const coach = page.getByRole('region').filter({ has: step });
      const title = (await coach.getByRole('heading').textContent()) ?? '';
      await ((await goOn.isVisible()) ? goOn : showMe).click();
      const before = coach.getByRole('heading').and(page.getByText(title, { exact: true }));
      await hurryUntil(page, async () => !(await before.isVisible()) && (await step.isVisible()));
    }
    await playOn.click();
    await expect(page.getByRole('region', { name: worded(game, region) })).toBeVisible();
    await page.goto('./');
    await expect(page.getByRole('button', { name: wordedIn('home', 'play.play') }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: worded('home', 'first.teach') })).toBeHidden();
  });
}

const MOST_STEPS = 100; // far more than a lesson has

/** Any key ends what is being shown; this one means nothing else. */
async function hurryUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.keyboard.press('F9');
    return isThere();
  };
  await expect.poll(look, { timeout: 60_000, intervals: [100] }).toBe(true);
}
