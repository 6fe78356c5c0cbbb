import { readPage } from './accessibility.ts';
import { handIn } from './listening.ts';
import { playOn } from './player.ts';
import { COARSE, TABLET } from './sizes.ts';
import { expect, test } from './test.ts';
import { worded } from './words.ts';

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
