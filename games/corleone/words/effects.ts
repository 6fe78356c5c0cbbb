import type { EffectOp, Note } from '@omerta/corleone/seen';
import { countedText, type Language } from '@omerta/words';
import { formatText, isMessageKey } from './book.ts';
import { notesText } from './money.ts';
import { nameOf } from './names.ts';
import type { EffectWords } from './packWords.ts';

/** What an effect does: an icon by its label, anything else as a short order without a full stop. */
export const effectText = (language: Language, effect: EffectWords): string => {
  const phrase = phrases[effect.op];
  if (phrase !== undefined) return phrase(language, effect);
  const key = `effect.${effect.op}`;
  if (!isMessageKey(key)) throw new Error(`No words for the effect ${effect.op}`);
  return formatText(language, key);
};

/** What an operation is called where one is picked. */
export const opName = (language: Language, op: EffectOp): string => formatText(language, `op.${op}`);

/** Several effects in one line, equal ones counted: "Suitcase × 2, $3". */
export const effectsText = (language: Language, effects: readonly EffectWords[]): string =>
  countedText(
    language,
    effects.flatMap(effect => Array.from({ length: timesOf(effect) }, () => effectText(language, effect))),
  );

export const goodsText = (language: Language, goods: readonly string[]): string =>
  goods.map(good => nameOf(language, 'good', good)).join(', ');

const noteOf = (value: number): Note => `$${value}` as Note;

type Phrase = (language: Language, effect: EffectWords) => string;

/** Those of other effects depend on nothing but the operation. */
const phrases: Readonly<Record<string, Phrase>> = {
  gainMoney: (language, effect) => formatText(language, 'icon.money.label', { amount: `$${effect.value}` }),
  gainGood: (language, effect) => nameOf(language, 'good', effect.good!),
  gainGoodChoice: (language, effect) =>
    formatText(language, 'effect.gainGoodChoice', { goods: goodsText(language, effect.from as readonly string[]) }),
  suitcase: language => formatText(language, 'icon.suitcase.label'),
  drawJobs: language => formatText(language, 'icon.job.label'),
  takeHorseHead: language => formatText(language, 'icon.horseHead.label'),
  exchange: (language, effect) => formatText(language, `icon.${tradeOf(effect)}.label`, tradeValues(language, effect)),
  gunDown: (language, effect) =>
    formatText(language, 'effect.gunDown', { target: targetShot(effect), scope: effect.scope! }),
  moveFigure: (language, effect) =>
    formatText(language, 'effect.moveFigure', {
      target: targetMoved(effect),
      to: effect.to!,
      shakedown: shakedownOf(effect),
    }),
  placeNeutral: (language, effect) => formatText(language, 'effect.placeNeutral', { figure: effect.figure! }),
  shakeDownFront: language => formatText(language, 'effect.shakeDownFront'),
  choose: language => formatText(language, 'effect.choose'),
  sequence: (language, effect) => effectsText(language, effect.effects!),
};

/** Effects with a number stand for so many equal icons. */
const timesOf = (effect: EffectWords): number =>
  effect.op !== 'gunDown' && effect.op !== 'moveFigure' && typeof effect.count === 'number' ? effect.count : 1;

/** The two kinds of trade icons: for money (I3, I4, I5), for a good (I9). */
export const tradeOf = (effect: EffectWords): 'trade' | 'smuggle' =>
  effect.gainMoney === undefined ? 'smuggle' : 'trade';

export const tradeValues = (language: Language, effect: EffectWords): Record<string, string | number> =>
  effect.gainMoney === undefined
    ? { count: effect.discard!, goods: goodsText(language, effect.gainGoodChoice!) }
    : { count: effect.discard!, amount: notesText(language, effect.gainMoney.map(noteOf)) };

const targetShot = ({ chooser, count, target }: EffectWords): string => {
  if (chooser === 'owner') return 'each';
  return count === 'all' ? 'all' : targetOf(target!.owner, target!.kind);
};

const targetMoved = ({ owner, kind }: EffectWords): string => {
  if (owner === 'any') return 'everybody';
  return owner === 'self' ? `own${capital(shortKind(kind!))}` : targetOf(owner!, kind!);
};

const targetOf = (owner: string, kind: string): string =>
  owner === 'opponentOrNeutral' ? `${shortKind(kind)}OrNeutral` : shortKind(kind);

const shortKind = (kind: string): string => (kind === 'familyMember' ? 'member' : kind);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const shakedownOf = ({ then }: EffectWords): string => {
  if (then === 'shakeDownFront') return 'front';
  return then === 'shakeDownThere' ? 'there' : 'none';
};
