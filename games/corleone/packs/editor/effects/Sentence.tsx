import { corleoneText } from '@omerta/corleone/words';
import { type Say, useWords } from '@omerta/table/words/useWords.ts';
import type { WordKey } from '@omerta/table/words/words.ts';
import type { Language } from '@omerta/words';
import type { ReactNode } from 'react';
import { type Editor, useEditor, useLanguage } from '../editor.ts';
import type { Effect } from '../entries.ts';
import { type PackWords, packWords } from '../packWords.ts';
import { Pick } from '../parts/Pick.tsx';
import { type Spot, variantsAt } from './steps.ts';
import { type PlainOp, variantOf, withSlot, wordsOf } from './variants.ts';

export interface SentenceProps {
  readonly effect: Effect;
  readonly op: PlainOp;
  readonly spot: Spot;
  readonly number: number;
  readonly what: ReactNode;
  readonly onChange: (effect: Effect) => void;
}

/** The order of the words is the language's own. */
export function Sentence({ effect, op, spot, number, what, onChange }: SentenceProps) {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack } = useEditor();
  const variants = variantsAt(op, spot, pack);
  const current = variantOf(effect, variants);
  const order = ORDERS[op];
  if (current === undefined) return what;
  const picks = Object.entries(current.slots).map(([slot, value]) => [
    slot,
    <Pick
      key={slot}
      label={say('step.word', { number, slot })}
      value={value}
      options={wordsOf(variants, slot).map(word => ({ value: word, label: slotWord(say, language, pack, slot, word) }))}
      onChange={word => {
        const variant = withSlot(variants, current.slots, slot, word);
        if (variant !== undefined) onChange(variant.effect);
      }}
    />,
  ]);
  if (order !== undefined) return say.rich(order, { what, ...Object.fromEntries(picks) });
  return (
    <>
      {what}
      {picks.map(([, pick]) => pick)}
    </>
  );
}

/** Of the operations whose words are more than their name, one after another. */
const ORDERS: { readonly [Op in PlainOp]?: WordKey<PackWords> } = {
  gainMoney: 'sentence.gainMoney',
  gainGood: 'sentence.gainGood',
  suitcase: 'sentence.suitcase',
  exchange: 'sentence.exchange',
  gunDown: 'sentence.gunDown',
  moveFigure: 'sentence.moveFigure',
  placeNeutral: 'sentence.placeNeutral',
  shakeDownFront: 'sentence.shakeDownFront',
};

function slotWord(say: Say<PackWords>, language: Language, pack: Editor['pack'], slot: string, word: string): string {
  if (slot === 'note' || slot === 'number') return word;
  if (slot === 'good') return corleoneText.nameOf(language, 'good', word);
  if (slot === 'figure') return corleoneText.nameOf(language, 'neutral', word);
  if (slot === 'trade') return corleoneText.iconTip(language, word, pack);
  return say('slot', { word: `${slot}_${word}` });
}
