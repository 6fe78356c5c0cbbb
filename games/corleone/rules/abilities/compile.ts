import { rowOf } from '@omerta/kernel';
import type { Good, Note } from '../cards.ts';
import type { BusinessEffect, Effect, EffectOf, Exchange, Pack } from '../pack/pack.ts';

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
  | { readonly op: 'move'; readonly key: string; readonly effect: EffectOf<'moveFigure'>; readonly again: boolean }
  | { readonly op: 'placeNeutral'; readonly key: string; readonly effect: EffectOf<'placeNeutral'> }
  | { readonly op: 'front'; readonly key: string }
  | { readonly op: 'backs'; readonly key: string }
  | { readonly op: 'offers'; readonly key: string }
  | { readonly op: 'robHands'; readonly key: string }
  | { readonly op: 'robSuitcase'; readonly key: string }
  | { readonly op: 'claim'; readonly key: string }
  | { readonly op: 'returnThug'; readonly key: string }
  | { readonly op: 'readyAlly'; readonly key: string }
  | { readonly op: 'options'; readonly key: string; readonly options: readonly (readonly string[])[] };

export type AbilityOp = Ability['op'];
export type AbilityOf<Op extends AbilityOp> = Extract<Ability, { op: Op }>;

export type CompiledAbilities = Map<string, Ability>;

/** The keys of a business's icons, equal ones side by side. */
export const compileBusiness = (pack: Pack, effects: readonly BusinessEffect[], into: CompiledAbilities): string[] =>
  effects.flatMap(effect => compile(pack, effect, '', into)).sort();

/** The keys of a card's parts in printed order. */
export const compileCard = (
  pack: Pack,
  card: { readonly id: string; readonly effects: readonly Effect[] },
  into: CompiledAbilities,
): string[] => card.effects.flatMap((effect, index) => compile(pack, effect, `${card.id}.${index + 1}`, into));

const compile = (pack: Pack, effect: Effect, key: string, into: CompiledAbilities): string[] => {
  const abilities = rowOf(compilers, effect.op)(effect, key, pack, into);
  for (const ability of abilities) into.set(ability.key, ability);
  return abilities.map(ability => ability.key);
};

type Compiler<E> = (effect: E, key: string, pack: Pack, into: CompiledAbilities) => Ability[];

const times = (count: number, ability: Ability): Ability[] => Array.from({ length: count }, () => ability);

const compilers: { readonly [Op in Effect['op']]: Compiler<EffectOf<Op>> } = {
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
    const first: Ability = { op: 'move', key, effect, again: false };
    return effect.count === 2 ? [first, { op: 'move', key: `${key}.again`, effect, again: true }] : [first];
  },
  placeNeutral: (effect, key) => [{ op: 'placeNeutral', key, effect }],
  shakeDownFront: (effect, key) => times(effect.count, { op: 'front', key }),
  shakeDownBacks: (_effect, key) => [{ op: 'backs', key }],
  forcedOffer: (_effect, key) => [{ op: 'offers', key }],
  stealHandCard: (_effect, key) => [{ op: 'robHands', key }],
  stealSuitcaseMoney: (_effect, key) => [{ op: 'robSuitcase', key }],
  placeControlMarker: (_effect, key) => [{ op: 'claim', key }],
  returnFigure: (_effect, key) => [{ op: 'returnThug', key }],
  readyAlly: (_effect, key) => [{ op: 'readyAlly', key }],
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
      .map(part => into.get(part)!),
};

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
