import { expect, test } from './test.ts';
import { worded } from './words.ts';

const say = (key: string) => worded('tutorial', key);

const TABLES = { corleone: 'region.board', cashnguns: 'region.prompt' } as const;

for (const [game, region] of Object.entries(TABLES)) {
  test(`the lesson of ${game} can be gone through from its start to its end`, async ({ page }) => {
    await page.goto(`tutorial/${game}`);
    const goOn = page.getByRole('button', { name: say('next') });
    const showMe = page.getByRole('button', { name: say('showMe') });
    const playOn = page.getByRole('link', { name: say('end.playOn') });
    const step = goOn.or(showMe).or(playOn);
    await expect(step).toBeVisible({ timeout: 30_000 });
    for (let title = ''; !(await playOn.isVisible()); ) {
      const coach = page.getByRole('region').filter({ has: step });
      title = (await coach.getByRole('heading').textContent()) ?? '';
      await ((await goOn.isVisible()) ? goOn : showMe).click();
      await expect(coach.getByRole('heading').and(page.getByText(title, { exact: true }))).toBeHidden({
        timeout: 30_000,
      });
      await expect(step).toBeVisible({ timeout: 30_000 });
    }
    await playOn.click();
    await expect(page.getByRole('region', { name: worded(game, region) })).toBeVisible();
    await page.goto('./');
    await page.getByRole('radio', { name: worded('house', `game.${game}`) }).check({ force: true }); // the poster lies over it
    await expect(page.getByRole('link', { name: worded('house', 'set.lesson') })).toBeHidden();
  });
}
