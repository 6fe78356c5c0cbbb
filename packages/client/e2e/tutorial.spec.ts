import { expect, test } from './test.ts';
import { worded } from './words.ts';

const say = (key: string) => worded('tutorial', key);

test('the lesson can be gone through from its start to its end', async ({ page }) => {
  await page.goto('tutorial/corleone');
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
  await expect(page.getByRole('region', { name: worded('corleone', 'region.board') })).toBeVisible();
  await page.goto('./');
  await expect(page.getByRole('link', { name: worded('house', 'set.lesson') })).toBeHidden();
});
