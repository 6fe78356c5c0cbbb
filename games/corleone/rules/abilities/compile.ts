import { rowOf } from '@omerta/kernel';
import type { Good, Note } from '../cards.ts';
import type { BusinessEffect, CardOp, CompiledOp, Effect, EffectOf, Exchange, Pack } from '../pack/pack.ts';
import { keepsMarks } from './marks.ts';

/** An icon or a part of a card, known in the state by its key. Equal icons share a key. */
export type Ability =
  | { readonly op: 'note'; readonly key: string; readonly note: Note }
  | { readonly op: 'good'; readonly key: string; readonly good: Good }
  | { readonly op: 'suitcase'; readonly key: string }
  | { readonly op: 'job'; readonly key: string }
  | { readonly op: 'horseHead'; readonly key: string }
  | {
      readonly op: 'trade';
      readonly key: string;
      readonly discard: number;
      readonly notes: readonly Note[];
      readonly goods: readonly Good[];
    }
  | { readonly op: 'anyGood'; readonly key: string; readonly goods: readonly Good[] }
  | { readonly op: 'gunDown'; readonly key: string; readonly effect: EffectOf<'gunDown'> }
  | { readonly op: 'bomb'; readonly key: string }
  | { readonly op: 'settle'; readonly key: string }
  | {
      readonly op: 'move';
      readonly key: string;
      readonly effect: EffectOf<'moveFigure'>;
      readonly again: boolean;
      readonly after: string; // the key of the part before it, which may have vacated a space
    }
  | { readonly op: 'placeNeutral'; readonly key: string; readonly effect: EffectOf<'placeNeutral'> }
  | { readonly op: 'front'; readonly key: string }
  | { readonly op: 'options'; readonly key: string; readonly options: readonly (readonly string[])[] }
  | { readonly op: 'whole'; readonly key: string; readonly steps: readonly string[] }
  | { readonly [Op in CardOp]: { readonly op: Op; readonly key: string; readonly effect: EffectOf<Op> } }[CardOp];

export type AbilityOp = Ability['op'];
export type AbilityOf<Op extends AbilityOp> = Extract<Ability, { op: Op }>;

/** Abilities and the effects they come from, by key. */
export interface Compiled {
  readonly abilities: Map<string, Ability>;
  readonly effects: Map<string, Effect>;
}

/** Only money, goods and the pack's icons; cards are added when they are compiled. */
export const nothingCompiled = (pack: Pack): Compiled => ({
  abilities: new Map(),
  effects: new Map<string, Effect>([
    ...pack.moneyDeck.map(({ value }) => [`$${value}`, { op: 'gainMoney', value }] as const),
    ...pack.goodsDeck.map(({ good }) => [good, { op: 'gainGood', good }] as const),
    ...pack.icons.flatMap(({ id, effect }) => (effect === undefined ? [] : [[id, effect] as const])),
  ]),
});

/** The keys of a business's icons, equal ones side by side. */
export const compileBusiness = (pack: Pack, effects: readonly BusinessEffect[], into: Compiled): string[] =>
  effects.flatMap(effect => compile(pack, effect, '', into)).sort();

interface Card {
  readonly id: string;
  readonly effects: readonly Effect[];
}

export interface CompiledCard {
  readonly parts: readonly string[]; // keys
  readonly keepsMarks: boolean;
}

/** The parts of a job in printed order, step by step. */
export const compileJob = (pack: Pack, job: Card, into: Compiled): CompiledCard =>
  withMarks(compileParts(pack, job, into).flat(), into);

/** The parts of an ally, each of which ends before another begins (RN-05). */
export const compileAlly = (pack: Pack, ally: Card, into: Compiled): CompiledCard => {
  const parts = compileParts(pack, ally, into);
  return withMarks(
    parts.flatMap((steps, index) => {
      const isAlone = parts.length === 1 && new Set(steps).size === 1;
      if (steps.length === 1 || isAlone) return steps;
      const whole: Ability = { op: 'whole', key: `${ally.id}.${index + 1}.whole`, steps };
      into.abilities.set(whole.key, whole);
      into.effects.set(whole.key, ally.effects[index]!);
      return [whole.key];
    }),
    into,
  );
};

const withMarks = (parts: readonly string[], { abilities }: Compiled): CompiledCard => ({
  parts,
  keepsMarks: keepsMarks(parts, abilities),
});

/** The keys of each part. */
const compileParts = (pack: Pack, card: Card, into: Compiled): string[][] =>
  card.effects.map((effect, index) => compile(pack, effect, `${card.id}.${index + 1}`, into));

const compile = (pack: Pack, effect: Effect, key: string, into: Compiled): string[] => {
  const abilities = isCompiled(effect) ? rowOf(compilers, effect.op)(effect, key, pack, into) : [partOf(effect, key)];
  for (const ability of abilities) {
    into.abilities.set(ability.key, ability);
    if (!into.effects.has(ability.key)) into.effects.set(ability.key, effect);
  }
  return abilities.map(ability => ability.key);
};

type Compiler<E> = (effect: E, key: string, pack: Pack, into: Compiled) => Ability[];

const times = (count: number, ability: Ability): Ability[] => Array.from({ length: count }, () => ability);

/** A part of a card that is an ability by itself. */
const partOf = (effect: EffectOf<CardOp>, key: string): Ability => ({ op: effect.op, key, effect }) as Ability; // of one op

const isCompiled = (effect: Effect): effect is EffectOf<CompiledOp> => Object.hasOwn(compilers, effect.op);

const compilers: { readonly [Op in CompiledOp]: Compiler<EffectOf<Op>> } = {
  gainMoney: effect => [{ op: 'note', key: `$${effect.value}`, note: `$${effect.value}` }],
  gainGood: effect => [{ op: 'good', key: effect.good, good: effect.good }],
  gainGoodChoice: (effect, key) => times(effect.count, { op: 'anyGood', key, goods: effect.from }),
  suitcase: effect => times(effect.count, { op: 'suitcase', key: 'suitcase' }),
  drawJobs: () => [{ op: 'job', key: 'job' }],
  takeHorseHead: () => [{ op: 'horseHead', key: 'horseHead' }],
  exchange: (effect, _key, pack) => [
    {
      op: 'trade',
      key: iconFor(pack, effect),
      discard: effect.discard,
      notes: (effect.gainMoney ?? []).map(value => `$${value}` as Note),
      goods: effect.gainGoodChoice ?? [],
    },
  ],
  gunDown: (effect, key) => [
    effect.chooser === 'owner'
      ? { op: 'settle', key }
      : effect.count === 'all'
        ? { op: 'bomb', key }
        : { op: 'gunDown', key, effect },
  ],
  moveFigure: (effect, key) => {
    const first: Ability = { op: 'move', key, effect, again: false, after: partBefore(key) };
    return effect.count === 2 ? [first, { ...first, key: `${key}.again`, again: true }] : [first];
  },
  placeNeutral: (effect, key) => [{ op: 'placeNeutral', key, effect }],
  shakeDownFront: (effect, key) => times(effect.count, { op: 'front', key }),
  choose: (effect, key, pack, into) => [
    {
      op: 'options',
      key,
      options: effect.options.map((option, index) => compile(pack, option, `${key}.${index + 1}`, into)),
    },
  ],
  // A sequence has no ability of its own: its parts stand in its place.
  sequence: (effect, key, pack, into) =>
    effect.effects
      .flatMap((part, index) => compile(pack, part, `${key}.${index + 1}`, into))
      .map(part => into.abilities.get(part)!),
};

/** The key of the part that stands before one of the same card. */
const partBefore = (key: string): string => key.replace(/\d+$/, number => String(Number(number) - 1));

/** Trades are known by the pack's icon that does the same. */
const iconFor = (pack: Pack, effect: Exchange): string => {
  const icon = pack.icons.find(({ effect: shown }) => shown?.op === 'exchange' && sameTrade(shown, effect));
  if (icon === undefined) throw new Error(`No icon for the trade ${JSON.stringify(effect)}`);
  return icon.id;
};

const sameTrade = (one: Exchange, other: Exchange): boolean =>
  one.discard === other.discard &&
  String(one.gainMoney) === String(other.gainMoney) &&
  String(one.gainGoodChoice) === String(other.gainGoodChoice);
