// Pictures for docs/screens, made by `npm run gallery`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { E2E_GAMES } from './games.ts';
import { SIZES } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { SCREENS, SLOW_SCREENS } from './screens.ts';

const PICTURES = E2E_GAMES.flatMap(({ pictures = [] }) => pictures);
const STORIES = E2E_GAMES.flatMap(({ story }) => story ?? []);
const FOLDER = join(import.meta.dirname, '../../docs/screens');
const MOST = 300_000; // bytes of a picture
const DEAF = 600; // ms; a button that takes no tap by mistake opens after this

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of [...SCREENS, ...PICTURES]) {
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

for (const { name, open } of SLOW_SCREENS) {
  test(name, async ({ page }) => {
    await open(page, 'en');
    await keepPictures(page, name);
  });
}

for (const { names, play } of STORIES) {
  test(`from ${names[0]} to ${names.at(-1)}`, async ({ visit }) => {
    await play({ visit, look: keepPictures });
  });
}

test('the list of the screens', async () => {
  const sizes = SIZES.map(({ width, height }) => `${width} × ${height}`);
  const screens = [...SCREENS, ...PICTURES, ...SLOW_SCREENS].map(({ name }) => name);
  const names = [...screens, ...STORIES.flatMap(({ names }) => names)];
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
