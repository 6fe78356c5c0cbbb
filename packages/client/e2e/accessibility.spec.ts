import { findFlaws, layoutFlaws } from './findFlaws.ts';
import { localeOf, SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';
import { expect, test } from './test.ts';
import { LANGUAGES } from './words.ts';

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
