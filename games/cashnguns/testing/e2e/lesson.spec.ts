import { COARSE, PHONE, SIZES } from '@omerta/web/e2e/kit/sizes.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import type { Page } from '@playwright/test';
import taught from '../../words/catalogues/en/lesson.json' with { type: 'json' };

const SMALL = SIZES[3];

test.use(COARSE);

test('in the lesson what is locked in as it is taught leads on', async ({ page }) => {
  await loadIn(page, PHONE, 'Bang!', 'Tonio');
  await expectStep(page, 'guns');
});

test('in the lesson a wrong target leads back to whom to aim at, as often as it is picked', async ({ page }) => {
  await loadIn(page, PHONE, 'Bang!', 'Rosa');
  await expectStep(page, 'aim');
  await expectAsked(page);
  await fold(page);
  await aimAt(page, 'Rosa');
  await expect(page.getByText(wordedIn('lesson', 'notThis'))).toBeVisible();
  await expectAsked(page);
  await aimAt(page, 'Tonio');
  await expectStep(page, 'guns');
});

test('in the lesson a wrong card with any target leads on where what is right is shown', async ({ page }) => {
  await loadIn(page, SMALL, 'Click', 'Rosa');
  await expect(page.getByText(wordedIn('lesson', 'notThis'))).toBeVisible();
  await page.getByRole('button', { name: worded('lesson', 'showMe') }).click();
  await expectStep(page, 'aim');
  await expect(page.getByText(wordedIn('lesson', 'notThis'))).toBeHidden(); // nothing was tried yet
  await expectAsked(page);
  await fold(page);
  await aimAt(page, 'Tonio');
  await expectStep(page, 'guns');
});

/** The first gun of the lesson, loaded and aimed. */
async function loadIn(page: Page, size: typeof PHONE | typeof SMALL, bullet: string, target: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('tutorial/cashnguns');
  for (const step of ['loot', 'hand'] as const) {
    await expectStep(page, step);
    await page.getByRole('button', { name: worded('lesson', 'next') }).click();
  }
  await expectStep(page, 'bullet');
  await fold(page);
  await page.getByRole('button', { name: new RegExp(`^${bullet}, \\d in hand`) }).click();
  await tapSeat(page, target);
  await page.getByRole('button', { name: wordedIn('cashnguns', 'lockIn') }).click();
}

/** Any key ends what is being shown; this one means nothing else. */
async function expectStep(page: Page, step: 'loot' | 'hand' | 'bullet' | 'aim' | 'guns'): Promise<void> {
  const coach = page.getByRole('region', { name: taught[`${step}.title`], exact: true });
  const look = async () => {
    await page.keyboard.press('F9');
    return coach.isVisible();
  };
  await expect.poll(look, { intervals: [100] }).toBe(true);
}

/** The table asks again: nothing it showed before was answered. */
async function expectAsked(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: worded('cashnguns', 'pickTarget') })).toBeVisible();
  await expect(page.getByRole('heading', { name: worded('cashnguns', 'youAreIn') })).toBeHidden();
}

async function aimAt(page: Page, target: string): Promise<void> {
  await tapSeat(page, target);
  const prompt = page.getByRole('region', { name: worded('cashnguns', 'region.prompt') });
  await prompt.getByRole('button', { name: new RegExp(target) }).click();
}

const tapSeat = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) }).click();
const fold = (page: Page) => page.getByRole('button', { name: worded('lesson', 'fold') }).click();
