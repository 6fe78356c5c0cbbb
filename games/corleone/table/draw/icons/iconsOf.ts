import { type CardOp, EFFECTS, type Note, type Pack } from '@omerta/corleone/seen';
import { rowOf } from '@omerta/kernel';
import type { Icon } from './icon.ts';

export type Effect = Pack['jobs'][number]['effects'][number];
type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>;

/** What a business, a job or an ally does, as the icons that are drawn for it. */
export const iconsOf = (effects: readonly Effect[]): readonly Icon[] => effects.flatMap(iconsOfEffect);

const iconsOfEffect = (effect: Effect): readonly Icon[] =>
  isShown(effect) ? EFFECTS[effect.op].shows : rowOf(ICONS, effect.op)(effect);

const isShown = (effect: Effect): effect is EffectOf<CardOp> => !Object.hasOwn(ICONS, effect.op);

const note = (value: 1 | 2 | 3 | 5): Note => `$${value}`;

/** Those that depend on more than the operation. */
const ICONS: { readonly [Op in Exclude<Effect['op'], CardOp>]: (effect: EffectOf<Op>) => readonly Icon[] } = {
  gainMoney: ({ value }) => [note(value)],
  gainGood: ({ good }) => [good],
  gainGoodChoice: ({ count, from }) => new Array<Icon>(count).fill(from.length === 1 ? from[0]! : 'anyGood'),
  suitcase: ({ count }) => new Array<Icon>(count).fill('suitcase'),
  drawJobs: () => ['job'],
  takeHorseHead: () => ['horseHead'],
  exchange: ({ discard, gainMoney, gainGoodChoice }) => [
    { discard, money: (gainMoney ?? []).map(note), goods: gainGoodChoice ?? [] },
  ],
  gunDown: () => ['gunDown'],
  moveFigure: ({ then }) => (then === null ? ['move'] : ['move', 'front']),
  placeNeutral: ({ figure }) => [figure],
  shakeDownFront: ({ count }) => new Array<Icon>(count).fill('front'),
  choose: ({ options }) => options.flatMap(iconsOfEffect),
  sequence: ({ effects }) => effects.flatMap(iconsOfEffect),
};
