import type { Say } from '@omerta/table/words/useWords.ts';
import type { WordKey } from '@omerta/table/words/words.ts';
import type { PackWords } from './packWords.ts';

/** What the form calls a field of the pack: `effects[0].op` is one of the steps. Other fields keep their own name. */
export function fieldWords(say: Say<PackWords>, field: string): string {
  const [step] = field.match(/(?<=^effects\[)\d+/) ?? [];
  if (step !== undefined) return say('step.number', { number: Number(step) + 1 });
  const known = FIELDS.find(([pattern]) => pattern.test(field));
  return known === undefined ? field : say(known[1]);
}

const FIELDS: readonly (readonly [RegExp, WordKey<PackWords>])[] = [
  [/^name$|^label$/, 'field.name'],
  [/^text$/, 'field.text'],
  [/^color$/, 'field.colour'],
  [/^copies$/, 'field.copies'],
  [/^goods/, 'field.goods'],
  [/^rewardMoney/, 'field.reward'],
  [/^effects/, 'field.steps'],
  [/^back/, 'field.back'],
  [/^front/, 'field.front'],
  [/^turf$/, 'field.turf'],
  [/^adjacent/, 'field.adjacent'],
  [/^handLimit$/, 'field.handLimit'],
  [/^startingHand\.money/, 'field.startMoney'],
  [/^startingHand\.jobs/, 'field.startJobs'],
  [/publicJobs$/, 'field.publicJobs'],
  [/allyCards$/, 'field.allyCards'],
  [/thugsPerPlayer$/, 'field.thugsPerPlayer'],
  [/startingBlueTiles$/, 'field.startingTiles'],
  [/^controlMarkersPerPlayer$/, 'field.markers'],
  [/^count$/, 'field.pile'],
];
