// A bid is typed: an amount, or the notes one by one.
import { type Choice, emptyPurse, isNote, NOTES, type Purse, type View, WORTH, worthOf } from '@omerta/corleone/rules';
import type { Typing } from '@omerta/terminal/game.ts';
import { type Scene, ui } from './scene.ts';
import { amountText } from './words.ts';

type Reading = { readonly choice: Choice } | { readonly problem: string };

export function bidding(scene: Scene, { own }: View): Typing & { read(text: string): Reading } {
  const suitcase: Readonly<Purse> = own?.suitcase ?? emptyPurse();
  return {
    hint: ui(scene, 'bidHint', { most: amountText(worthOf(suitcase)) }),
    read: text => readBid(scene, suitcase, text.replaceAll(/[\s$]/g, '')),
  };
}

function readBid(scene: Scene, suitcase: Readonly<Purse>, text: string): Reading {
  if (/^\d{1,3}$/.test(text)) {
    const notes = notesWorth(suitcase, Number(text));
    if (notes !== undefined) return { choice: { kind: 'bid', notes } };
    return {
      problem: ui(scene, 'bidImpossible', { amount: amountText(Number(text)), amounts: near(suitcase, Number(text)) }),
    };
  }
  const words = text.split(/[+,]/).map(word => `$${word}`);
  if (!words.every(isNote)) return { problem: ui(scene, 'unknownInput', { input: text }) };
  const notes = emptyPurse();
  for (const word of words) notes[word] += 1;
  return { choice: { kind: 'bid', notes } };
}

/** Notes of exactly this worth, the highest ones first; there is no change (I10). */
export function notesWorth(suitcase: Readonly<Purse>, amount: number): Purse | undefined {
  return pay(suitcase, NOTES.toReversed(), amount);
}

function pay(suitcase: Readonly<Purse>, notes: readonly (keyof Purse)[], amount: number): Purse | undefined {
  const [note, ...lower] = notes;
  if (note === undefined) return amount === 0 ? emptyPurse() : undefined;
  for (let count = Math.min(suitcase[note], Math.floor(amount / WORTH[note])); count >= 0; count -= 1) {
    const rest = pay(suitcase, lower, amount - count * WORTH[note]);
    if (rest !== undefined) return { ...rest, [note]: count };
  }
  return undefined;
}

/** The amounts just below and just above that can be paid. */
function near(suitcase: Readonly<Purse>, amount: number): string {
  const amounts = Array.from({ length: worthOf(suitcase) + 1 }, (_, each) => each).filter(
    each => notesWorth(suitcase, each) !== undefined,
  );
  const below = amounts.filter(each => each < amount).at(-1);
  const above = amounts.find(each => each > amount);
  return [below, above].flatMap(each => (each === undefined ? [] : [amountText(each)])).join(', ');
}
