import { findFlaws } from './findFlaws.ts';
import { localeOf, SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';
import { expect, test } from './test.ts';
import { LANGUAGES } from './words.ts';

for (const language of LANGUAGES) {
  const screens = SCREENS.filter(({ isKey }) => isKey || language === 'de');
  for (const { name, open } of screens) {
    test(`${name} in ${language} can be read, heard and pressed`, async ({ visit }) => {
      const page = await visit({ locale: localeOf(language) });
      await open(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await findFlaws(page)).toEqual([]);
    });
  }
}

for (const size of SIZES.slice(1)) {
  for (const { name, open } of SCREENS.filter(({ isKey }) => isKey)) {
    test(`${name} in German fits into ${size.width} × ${size.height}`, async ({ visit }) => {
      const page = await visit({ locale: localeOf('de'), viewport: size });
      await open(page, 'de');
      expect(await findFlaws(page)).toEqual([]);
    });
  }
}
