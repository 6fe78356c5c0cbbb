import { findFlaws } from '@omerta/web/e2e/kit/findFlaws.ts';
import { click, isOver, type Press, playOn } from '@omerta/web/e2e/kit/player.ts';
import { COARSE } from '@omerta/web/e2e/kit/sizes.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded } from '@omerta/web/e2e/kit/words.ts';
import { cashPresses } from './presses.ts';
import { openQuestion, TALENT_QUESTIONS } from './questionScreens.ts';

test.use(COARSE);

const MOST = 40; // presses

for (const [name, wanted] of Object.entries(TALENT_QUESTIONS)) {
  test(`a Talent asks and is answered, and the game goes on: ${name}`, async ({ page }) => {
    await openQuestion(page, 'en', wanted);
    expect(await findFlaws(page)).toEqual([]);
    const question = page.getByText(worded('cashnguns', `note.${wanted.asks}`)).first();
    let isAnswered = false;
    const press: Press = async (pressed, button) => {
      isAnswered = !(await question.isVisible()); // something else is to be pressed
      if (!isAnswered) await click(pressed, button);
    };
    const until: typeof isOver = tree => isAnswered || isOver(tree);
    await playOn(page, { press, presses: cashPresses, until, most: MOST });
    await expect(question).toBeHidden();
  });
}
