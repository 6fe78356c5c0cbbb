import { byCashKeys } from '@omerta/cashnguns/testing/e2e/keys.ts';
import { cashPresses } from '@omerta/cashnguns/testing/e2e/presses.ts';
import { handIn } from '@omerta/corleone/testing/e2e/listening.ts';
import { corleonePresses } from '@omerta/corleone/testing/e2e/presses.ts';
import type { Page } from '@playwright/test';
import { readPage } from './kit/accessibility.ts';
import { playOn } from './kit/player.ts';
import { COARSE, PHONE, SIZES, TABLET } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { worded } from './kit/words.ts';

test.use({ ...COARSE, viewport: TABLET });

const HANDS = 8;

test('while the curtain is drawn nothing of any hand is on the page', async ({ page }) => {
  await page.goto('practice/corleone?players=2&people=2&names=Ania,Tomek&level=easy&pace=instant&seed=3');
  const openings = page.getByRole('button', { name: worded('practice', 'curtain.open') });
  const seen = new Map<string, readonly string[]>();
  for (let hand = 0; hand < HANDS; hand += 1) {
    const opening = (await openings.textContent()) ?? '';
    const covered = await page.content();
    for (const card of [...seen.values()].flat()) expect(covered).not.toContain(card);
    await openings.click();
    await expect(openings).toHaveCount(0);
    await playOn(page, {
      presses: corleonePresses,
      until: tree => {
        if (tree.some(({ name }) => worded('practice', 'curtain.open').test(name))) return true;
        const cards = handIn(tree);
        if (cards.length > 0) seen.set(opening, cards);
        return false;
      },
    });
  }
  expect([...seen.keys()].toSorted()).toEqual(['I am Ania: open the curtain', 'I am Tomek: open the curtain']);
  expect(handIn(await readPage(page))).toEqual([]);
});

const BESIDE = [
  {
    game: 'cashnguns',
    viewport: PHONE,
    playing: { presses: cashPresses, press: byCashKeys },
    lowest: (page: Page) => page.getByRole('button', { name: worded('cashnguns', 'changeIt') }),
  },
  {
    game: 'corleone',
    viewport: SIZES[0],
    playing: { presses: corleonePresses },
    lowest: (page: Page) => page.getByRole('region', { name: worded('corleone', 'myHand') }),
  },
];

for (const { game, viewport, playing, lowest } of BESIDE) {
  test(`${game}: the bar that hands the device on covers nothing of the table`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`practice/${game}?players=4&people=2&names=Ania,Tomek&level=easy&pace=brisk&seed=3`);
    const handOn = worded('practice', 'curtain.now');
    if (game === 'corleone') await page.getByRole('button', { name: worded('practice', 'curtain.open') }).click();
    await playOn(page, { ...playing, until: tree => tree.some(({ name }) => handOn.test(name)) });
    const [bar, low] = await Promise.all([
      page
        .getByRole('status')
        .filter({ has: page.getByRole('button', { name: handOn }) })
        .boundingBox(),
      lowest(page).boundingBox(),
    ]);
    expect(low!.y + low!.height).toBeLessThanOrEqual(bar!.y);
    expect(bar!.y + bar!.height).toBeLessThanOrEqual(viewport.height);
  });
}
