// Pictures for docs/screens, made by `npm run gallery`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';
import { expect, test } from './test.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const MOST = 300_000; // bytes of a picture

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open } of SCREENS) {
  test(name, async ({ visit }) => {
    await mkdir(FOLDER, { recursive: true });
    for (const viewport of SIZES) {
      const page = await visit({ viewport });
      await open(page, 'en');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
      expect(picture.length).toBeLessThan(MOST);
      await writeFile(join(FOLDER, fileOf(name, viewport)), picture);
      await page.context().close();
    }
  });
}

test('the list of the screens', async () => {
  const sizes = SIZES.map(({ width, height }) => `${width} × ${height}`);
  const lines = SCREENS.map(
    ({ name }) => `| ${name} | ${SIZES.map(size => `[${size.width}](${fileOf(name, size)})`).join(' | ')} |`,
  );
  const table = [`| screen | ${sizes.join(' | ')} |`, `|---|${SIZES.map(() => '---|').join('')}`, ...lines].join('\n');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    join(FOLDER, 'README.md'),
    `# The screens\n\nMade by \`npm run gallery\`; do not edit.\n\n${table}\n`,
  );
});

const fileOf = (name: string, { width }: { readonly width: number }): string => `${name}-${width}.jpg`;
