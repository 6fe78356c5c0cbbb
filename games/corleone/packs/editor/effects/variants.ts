// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the packs; nothing here is awaited
import type { Pack } from '@omerta/corleone/seen';
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
  op === 'exchange' ? tradesOf(pack) : VARIANTS[op];

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

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type GunDown = Extract<Effect, { readonly op: 'gunDown' }>;
type MoveFigure = Extract<Effect, { readonly op: 'moveFigure' }>;

const gunDown = (
  amount: string,
  owner: GunDown['target']['owner'],
  kind: GunDown['target']['kind'],
  place: string,
  rest: Omit<GunDown, 'op' | 'target'>,
  needs?: Variant['needs'],
): Variant => ({
  slots: { amount, owner, kind, place },
  effect: { op: 'gunDown', target: { owner, kind }, ...rest },
  ...(needs === undefined ? {} : { needs }),
});

const move = (
  owner: MoveFigure['owner'],
  kind: MoveFigure['kind'],
  where: string,
  rest: Omit<MoveFigure, 'op' | 'owner' | 'kind'>,
  needs?: Variant['needs'],
): Variant => ({
  slots: { owner, kind, where },
  effect: { op: 'moveFigure', owner, kind, ...rest },
  ...(needs === undefined ? {} : { needs }),
});

const OTHERS = ['opponent', 'opponentOrNeutral'] as const;
const KINDS = ['thug', 'familyMember'] as const;
const alone = (effect: Effect): readonly Variant[] => [{ slots: {}, effect }];

const VARIANTS: { readonly [Op in Exclude<PlainOp, 'exchange'>]: readonly Variant[] } = {
  gainMoney: ([1, 2, 3, 5] as const).map(value => ({
    slots: { note: `$${value}` },
    effect: { op: 'gainMoney', value },
  })),
  gainGood: (['gun', 'booze', 'bloodMoney', 'narcotics'] as const).map(good => ({
    slots: { good },
    effect: { op: 'gainGood', good },
  })),
  suitcase: NUMBERS.map(count => ({ slots: { number: String(count) }, effect: { op: 'suitcase', count, upTo: true } })),
  drawJobs: alone({ op: 'drawJobs', draw: 2, keep: 1 }),
  takeHorseHead: alone({ op: 'takeHorseHead' }),
  gunDown: [
    ...OTHERS.flatMap(owner =>
      KINDS.map(kind => gunDown('one', owner, kind, 'anywhere', { count: 1, scope: 'anywhere' })),
    ),
    gunDown('one', 'opponent', 'any', 'anywhere', { count: 1, scope: 'anywhere' }),
    gunDown('one', 'eachOpponent', 'any', 'anywhere', { count: 1, scope: 'anywhere', chooser: 'owner' }),
    gunDown('every', 'opponent', 'any', 'oneTurf', { count: 'all', scope: 'oneTurf' }),
    ...KINDS.map(kind =>
      gunDown('upToOne', 'opponent', kind, 'sameTurf', { count: 1, scope: 'oneTurf', upTo: true, group: 'A' }, 'job'),
    ),
    gunDown('mayOne', 'opponent', 'thug', 'chiefTurf', { count: 1, scope: 'chiefTurf', optional: true }, 'ally'),
  ],
  moveFigure: [
    move('self', 'thug', 'emptyShakeDown', { to: 'emptyThugSpace', then: 'shakeDownFront' }),
    move('self', 'any', 'emptyShakeDown', { to: 'emptySpaceSameKind', then: 'shakeDownThere' }),
    move('self', 'thug', 'vacatedShakeDown', { to: 'vacatedSpace', then: 'shakeDownFront', optional: true }, 'job'),
    move('self', 'familyMember', 'vacated', { to: 'vacatedSpace', then: null, optional: true }, 'job'),
    ...OTHERS.flatMap(owner => [
      move(owner, 'thug', 'empty', { to: 'emptyThugSpace', then: null }),
      move(owner, 'familyMember', 'empty', { to: 'emptyFamilySpace', then: null }),
    ]),
    move('any', 'any', 'empty', { to: 'emptySpaceSameKind', then: null, count: 2, upTo: true }),
    move(
      'opponent',
      'thug',
      'outOfChiefTurf',
      { from: 'chiefTurf', to: 'emptyThugSpaceOutsideThatTurf', then: null, optional: true },
      'ally',
    ),
  ],
  placeNeutral: [
    placing({
      op: 'placeNeutral',
      figure: 'unionBoss',
      where: 'emptyThugSpace',
      fromBoardAllowed: true,
      then: 'shakeDownFront',
    }),
    placing({
      op: 'placeNeutral',
      figure: 'mayor',
      where: 'emptyFamilySpace',
      fromBoardAllowed: true,
      then: 'shakeDownBacks',
    }),
    placing({ op: 'placeNeutral', figure: 'policeChief', where: 'insideAnyTurf', fromBoardAllowed: true, then: null }),
  ],
  shakeDownFront: [
    {
      slots: { number: '1' },
      effect: { op: 'shakeDownFront', anyBusiness: true, ignoreOccupied: true, count: 1, placesFigure: false },
    },
    {
      slots: { number: '2' },
      effect: {
        op: 'shakeDownFront',
        anyBusiness: true,
        ignoreOccupied: true,
        count: 2,
        placesFigure: false,
        differentBusinesses: true,
      },
    },
  ],
  shakeDownBacks: alone({ op: 'shakeDownBacks', scope: 'oneTurf' }),
  forcedOffer: alone({
    op: 'forcedOffer',
    from: 'eachOpponent',
    what: 'oneMoneyCardFromHand',
    secretSimultaneous: true,
    highest: 'toMySuitcase',
    others: 'discard',
    tie: 'equalCardsNoChoice',
  }),
  stealHandCard: alone({ op: 'stealHandCard', from: 'upTo2Opponents', random: true, countEach: 1 }),
  stealSuitcaseMoney: alone({ op: 'stealSuitcaseMoney', from: 'oneOpponent', random: true, count: 1, to: 'myHand' }),
  placeControlMarker: alone({ op: 'placeControlMarker', where: 'turfWhereYouHaveAFigure' }),
  returnFigure: alone({ op: 'returnFigure', owner: 'self', kind: 'thug', to: 'reserve' }),
  readyAlly: alone({ op: 'readyAlly', count: 1 }),
};

function placing(effect: Extract<Effect, { readonly op: 'placeNeutral' }>): Variant {
  return { slots: { figure: effect.figure }, effect, needs: 'ally' };
}

const tradesOf = (pack: Pack): readonly Variant[] =>
  pack.icons.flatMap(({ id, effect }) => (effect?.op === 'exchange' ? [{ slots: { trade: id }, effect }] : []));

/** The same data, in whatever order the fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return fields.length === others.size && fields.every(([name, value]) => isSame(value, others.get(name)));
}
