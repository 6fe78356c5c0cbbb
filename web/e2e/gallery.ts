// Pictures for docs/screens, made by `npm run gallery`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENING, spendEvening } from '@omerta/cashnguns/testing/e2e/evening.ts';
import { CASH_SCREENS, RECAP } from '@omerta/cashnguns/testing/e2e/screens.ts';
import type { Page } from '@playwright/test';
import { SIZES } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { SCREENS } from './screens.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const MOST = 300_000; // bytes of a picture
const DEAF = 600; // ms; a button that takes no tap by mistake opens after this

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of [...SCREENS, RECAP]) {
  test(name, async ({ visit }) => {
    await mkdir(FOLDER, { recursive: true });
    for (const viewport of SIZES) {
      const page = await visit({ viewport });
      await open(page, 'en');
      await keepPicture(page, fileOf(name, viewport));
      await page.context().close();
    }
  });
}

for (const { name, open } of CASH_SCREENS) {
  test(name, async ({ page }) => {
    await open(page, 'en');
    await keepPictures(page, name);
  });
}

test('an evening', async ({ visit }) => {
  await spendEvening({ visit, look: keepPictures });
});

test('the list of the screens', async () => {
  const sizes = SIZES.map(({ width, height }) => `${width} × ${height}`);
  const names = [...[...SCREENS, RECAP, ...CASH_SCREENS].map(({ name }) => name), ...EVENING];
  const lines = names.map(
    name => `| ${name} | ${SIZES.map(size => `[${size.width}](${fileOf(name, size)})`).join(' | ')} |`,
  );
  const table = [`| screen | ${sizes.join(' | ')} |`, `|---|${SIZES.map(() => '---|').join('')}`, ...lines].join('\n');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    join(FOLDER, 'README.md'),
    `# The screens\n\nMade by \`npm run gallery\`; do not edit.\n\n${table}\n`,
  );
});

const fileOf = (name: string, { width }: { readonly width: number }): string => `${name}-${width}.jpg`;

/** One page in all sizes. */
async function keepPictures(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(DEAF);
    await keepPicture(page, fileOf(name, viewport));
  }
}

async function keepPicture(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
  expect(picture.length).toBeLessThan(MOST);
  await writeFile(join(FOLDER, file), picture);
}
