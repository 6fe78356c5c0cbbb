import { findFlaws } from './kit/findFlaws.ts';
import { localeOf } from './kit/screen.ts';
import { SIZES } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { LANGUAGES } from './kit/words.ts';
import { SCREENS, SLOW_SCREENS } from './screens.ts';

for (const { name, open } of SCREENS) {
  for (const language of LANGUAGES) {
    for (const viewport of SIZES) {
      test(`${name} in ${language}, ${viewport.width} × ${viewport.height}`, async ({ visit }) => {
        const page = await visit({ locale: localeOf(language), viewport });
        await open(page, language);
        expect(await findFlaws(page)).toEqual([]);
      });
    }
  }
  for (const viewport of SIZES) {
    test(`${name} with text of 200 %, ${viewport.width} × ${viewport.height}`, async ({ visit }) => {
      const page = await visit({ viewport });
      await page.goto('settings');
      await page.getByRole('radio', { name: '200%' }).check();
      await open(page, 'en');
      expect(await findFlaws(page)).toEqual([]);
    });
  }
}

for (const { name, open } of SLOW_SCREENS) {
  for (const language of LANGUAGES) {
    test(`${name} in ${language}, in all sizes`, async ({ visit }) => {
      const page = await visit({ locale: localeOf(language) });
      await open(page, language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => findFlaws(page), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
  }
}
