import { corleonePresses } from '@omerta/corleone/testing/e2e/presses.ts';
import { findFlaws, layoutFlaws } from './kit/findFlaws.ts';
import { click, playOn } from './kit/player.ts';
import { localeOf } from './kit/screen.ts';
import { SIZES } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { LANGUAGES, worded } from './kit/words.ts';
import { SCREENS } from './screens.ts';

const [DESK, TABLET, ...PHONES] = SIZES;
const SMALLER = [TABLET, ...PHONES];
const [PHONE] = PHONES;

/** German words are the longest. */
for (const { name, isKey, open } of SCREENS) {
  test(`${name} in German can be read, heard and pressed${isKey ? ', and fits into every size' : ''}`, async ({
    visit,
  }) => {
    const page = await visit({ locale: localeOf('de') });
    await open(page, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await findFlaws(page)).toEqual([]);
    for (const size of isKey ? SMALLER : PHONES) {
      await page.setViewportSize(size);
      await expect.poll(() => layoutFlaws(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}

for (const { name, open } of SCREENS.filter(each => ['table', 'cash-bullet'].includes(each.name))) {
  test(`${name} is no larger than its window, and has no scrollbars`, async ({ page }) => {
    await open(page, 'en');
    for (const { width, height } of [DESK, PHONE]) {
      await page.setViewportSize({ width, height });
      const sizeOf = ({ scrollWidth, scrollHeight }: HTMLElement) => [scrollWidth, scrollHeight];
      await expect.poll(() => page.locator('html').evaluate(sizeOf)).toEqual([width, height]);
    }
  });
}

test('what is asked keeps its height, so that the board does not move', async ({ page }) => {
  await page.goto('practice/corleone?players=3&level=easy&pace=instant&seed=7');
  const asked = page.getByRole('region', { name: worded('corleone', 'region.prompt') });
  const heights = new Map<string, number | undefined>();
  await playOn(page, {
    presses: corleonePresses,
    press: async (page, button) => {
      await click(page, button);
      heights.set(await asked.getByRole('heading').innerText(), (await asked.boundingBox())?.height);
    },
    most: 14,
  });
  expect(heights.size).toBeGreaterThan(3);
  expect([...new Set(heights.values())], JSON.stringify([...heights])).toEqual([72]);
});

for (const { name, open } of SCREENS.filter(({ isKey }) => isKey)) {
  for (const language of LANGUAGES.filter(each => each !== 'de')) {
    test(`${name} in ${language} can be read, heard and pressed`, async ({ visit }) => {
      const page = await visit({ locale: localeOf(language) });
      await open(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await findFlaws(page)).toEqual([]);
      for (const size of language === 'pl' ? PHONES : []) {
        await page.setViewportSize(size);
        await expect.poll(() => layoutFlaws(page), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
  }
}
