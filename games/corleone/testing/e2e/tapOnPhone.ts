import { readPage } from '@omerta/web/e2e/kit/accessibility.ts';
import { click, type Press } from '@omerta/web/e2e/kit/player.ts';
import { wordedIn } from '@omerta/web/e2e/kit/words.ts';

const LEGAL = wordedIn('corleone', 'label.legal');
const CHIPS = /^list Turfs$/;

/** On a phone only a part of the board is seen: the chip of a turf brings it near first. */
export const tapOnPhone: Press = async (page, button) => {
  if (LEGAL.test(button.name)) {
    const chips = (await readPage(page)).filter(({ within }) => within.some(around => CHIPS.test(around)));
    const chip = chips.find(({ role, name }) => role === 'button' && button.name.includes(turfOf(name)));
    if (chip !== undefined) await click(page, chip);
  }
  await click(page, button);
};

/** Chips are named by number and turf: `2 Brooklyn. Nobody controls it.` */
const turfOf = (chip: string): string => (chip.split('.')[0] ?? chip).replace(/^\d /, '');
