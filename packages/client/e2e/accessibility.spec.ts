import { findFlaws, layoutFlaws } from './findFlaws.ts';
import { localeOf, SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';
import { expect, test } from './test.ts';
import { LANGUAGES } from './words.ts';

const [DESK, , PHONE] = SIZES;
const [, ...SMALLER] = SIZES;

/** German words are the longest. */
for (const { name, isKey, open } of SCREENS) {
  test(`${name} in German can be read, heard and pressed${isKey ? ', and fits into every size' : ''}`, async ({
    visit,
  }) => {
    const page = await visit({ locale: localeOf('de') });
    await open(page, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await findFlaws(page)).toEqual([]);
    for (const size of isKey ? SMALLER : []) {
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

for (const { name, open } of SCREENS.filter(({ isKey }) => isKey)) {
  for (const language of LANGUAGES.filter(each => each !== 'de')) {
    test(`${name} in ${language} can be read, heard and pressed`, async ({ visit }) => {
      const page = await visit({ locale: localeOf(language) });
      await open(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await findFlaws(page)).toEqual([]);
    });
  }
}
