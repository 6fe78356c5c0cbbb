import { cardFor, effectsOf, type Pack } from '@omerta/corleone/seen';
import type { Effect } from '../entries.ts';

/** The words of a sentence that can be chosen, and the effect they make together. */
export interface Variant {
  readonly slots: Slots;
  readonly effect: Effect;
  /** Speaks of another part of its card, so it cannot stand inside another step, nor on every card. */
  readonly needs?: 'job' | 'ally';
}

export type Slots = Readonly<Record<string, string>>;
export type Nest = 'choose' | 'sequence';
/** Operations that are written as a sentence of choices. */
export type PlainOp = Exclude<Effect['op'], Nest | 'gainGoodChoice'>;

export const isNest = (op: Effect['op']): op is Nest => op === 'choose' || op === 'sequence';
export const isPlain = (op: Effect['op']): op is PlainOp => !isNest(op) && op !== 'gainGoodChoice';

/** A trade is drawn as one of the pack's icons, so there are as many as the pack has. */
export const variantsOf = (op: PlainOp, pack: Pack): readonly Variant[] =>
  op === 'exchange'
    ? tradesOf(pack)
    : effectsOf(op).map(effect => {
        const needs = cardFor(effect);
        return { slots: slotsOf(effect), effect, ...(needs === undefined ? {} : { needs }) };
      });

export const variantOf = (effect: Effect, variants: readonly Variant[]): Variant | undefined =>
  variants.find(variant => isSame(variant.effect, effect));

/** The variant that has the wished word and otherwise stays as close as it can. */
export function withSlot(variants: readonly Variant[], slots: Slots, slot: string, value: string): Variant | undefined {
  const likeness = (variant: Variant) =>
    Object.entries(variant.slots).filter(([name, word]) => slots[name] === word).length;
  return variants
    .filter(variant => variant.slots[slot] === value)
    .reduce<Variant | undefined>(
      (best, variant) => (best === undefined || likeness(variant) > likeness(best) ? variant : best),
      undefined,
    );
}

/** The words a slot can take, in the order of the table. */
export const wordsOf = (variants: readonly Variant[], slot: string): readonly string[] => [
  ...new Set(variants.flatMap(variant => variant.slots[slot] ?? [])),
];

/** The words of an effect that can be chosen. */
const slotsOf = (effect: Effect): Slots => {
  switch (effect.op) {
    case 'gainMoney':
      return { note: `$${effect.value}` };
    case 'suitcase':
    case 'shakeDownFront':
      return { number: String(effect.count) };
    case 'gunDown':
      return {
        amount: amountOf(effect),
        ...effect.target,
        place: effect.group === undefined ? effect.scope : 'sameTurf',
      };
    case 'moveFigure':
      return { owner: effect.owner, kind: effect.kind, where: whereOf(effect) };
    case 'placeNeutral':
      return { figure: effect.figure };
    default:
      return fieldsOf(effect);
  }
};

/** Each field that is not the same in every variant. */
const fieldsOf = ({ op, ...fields }: Effect): Slots => {
  const all: readonly object[] = isPlain(op) ? effectsOf(op) : [];
  const isChosen = ([field]: readonly [string, unknown]) =>
    new Set(all.map(each => new Map<string, unknown>(Object.entries(each)).get(field))).size > 1;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(isChosen)
      .map(([field, value]) => [field, String(value)]),
  );
};

const amountOf = ({ count, upTo, optional }: Extract<Effect, { readonly op: 'gunDown' }>): string => {
  if (count === 'all') return 'every';
  return upTo ? 'upToOne' : optional ? 'mayOne' : 'one';
};

const whereOf = ({ from, to, then }: Extract<Effect, { readonly op: 'moveFigure' }>): string => {
  if (from !== undefined) return 'outOfChiefTurf';
  return `${to === 'vacatedSpace' ? 'vacated' : 'empty'}${then === null ? '' : 'ShakeDown'}`;
};

const tradesOf = (pack: Pack): readonly Variant[] =>
  pack.icons.flatMap(({ id, effect }) => (effect?.op === 'exchange' ? [{ slots: { trade: id }, effect }] : []));

/** The same data, in whatever order the fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => isSame(value, others.get(name)));
}
