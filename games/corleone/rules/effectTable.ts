// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the packs; nothing here is awaited
import { claim } from './abilities/claim.ts';
import type { AbilityOf } from './abilities/compile.ts';
import { offers } from './abilities/demands.ts';
import { backs } from './abilities/fronts.ts';
import { readyAlly } from './abilities/readyAlly.ts';
import { returnThug } from './abilities/returnThug.ts';
import { robHands, robSuitcase } from './abilities/robbery.ts';
import type { AbilityRules } from './abilities/rules.ts';
import { GOODS } from './cards.ts';
import type { CardOp } from './pack/effect.ts';

/**
 * What the engine can do: a row for each operation, with the forms a pack may write. A form names its fields and the
 * values each may take; every other field must be absent. Types, checks, schema, editor and docs/packs.md follow it.
 */
export const EFFECTS = {
  gainMoney: { onBusinesses: true, forms: [{ value: [1, 2, 3, 5] }] },
  gainGood: { onBusinesses: true, forms: [{ good: GOODS }] },
  suitcase: { onBusinesses: true, forms: [{ count: 'times', upTo: [true] }] },
  drawJobs: { onBusinesses: true, forms: [{ draw: [2], keep: [1] }] },
  takeHorseHead: { onBusinesses: true, forms: [{}] },
  exchange: {
    onBusinesses: true,
    forms: [
      { discard: 'times', gainMoney: 'notes' },
      { discard: 'times', gainGoodChoice: 'goods' },
    ],
  },
  gainGoodChoice: { forms: [{ from: 'goods', count: 'times' }] },
  gunDown: {
    forms: [
      {
        target: { owner: ['opponent', 'opponentOrNeutral'], kind: ['thug', 'familyMember'] },
        count: [1],
        scope: ['anywhere'],
      },
      { target: { owner: ['opponent'], kind: ['any'] }, count: [1], scope: ['anywhere'] },
      { target: { owner: ['eachOpponent'], kind: ['any'] }, count: [1], scope: ['anywhere'], chooser: ['owner'] },
      { target: { owner: ['opponent'], kind: ['any'] }, count: ['all'], scope: ['oneTurf'] },
      {
        target: { owner: ['opponent'], kind: ['thug', 'familyMember'] },
        count: [1],
        scope: ['oneTurf'],
        upTo: [true],
        group: ['A'],
      },
      { target: { owner: ['opponent'], kind: ['thug'] }, count: [1], scope: ['chiefTurf'], optional: [true] },
    ],
  },
  moveFigure: {
    forms: [
      { owner: ['self'], kind: ['thug'], to: ['emptyThugSpace'], then: ['shakeDownFront'] },
      { owner: ['self'], kind: ['any'], to: ['emptySpaceSameKind'], then: ['shakeDownThere'] },
      { owner: ['self'], kind: ['thug'], to: ['vacatedSpace'], then: ['shakeDownFront'], optional: [true] },
      { owner: ['self'], kind: ['familyMember'], to: ['vacatedSpace'], then: [null], optional: [true] },
      { owner: ['opponent', 'opponentOrNeutral'], kind: ['thug'], to: ['emptyThugSpace'], then: [null] },
      { owner: ['opponent', 'opponentOrNeutral'], kind: ['familyMember'], to: ['emptyFamilySpace'], then: [null] },
      { owner: ['any'], kind: ['any'], to: ['emptySpaceSameKind'], then: [null], count: [2], upTo: [true] },
      {
        owner: ['opponent'],
        kind: ['thug'],
        from: ['chiefTurf'],
        to: ['emptyThugSpaceOutsideThatTurf'],
        then: [null],
        optional: [true],
      },
    ],
  },
  placeNeutral: {
    forms: [
      { figure: ['unionBoss'], where: ['emptyThugSpace'], fromBoardAllowed: [true], then: ['shakeDownFront'] },
      { figure: ['mayor'], where: ['emptyFamilySpace'], fromBoardAllowed: [true], then: ['shakeDownBacks'] },
      { figure: ['policeChief'], where: ['insideAnyTurf'], fromBoardAllowed: [true], then: [null] },
    ],
  },
  shakeDownFront: {
    forms: [
      { anyBusiness: [true], ignoreOccupied: [true], count: [1], placesFigure: [false] },
      { anyBusiness: [true], ignoreOccupied: [true], count: [2], placesFigure: [false], differentBusinesses: [true] },
    ],
  },
  shakeDownBacks: { shows: ['backs'], forms: [{ scope: ['oneTurf'] }] },
  forcedOffer: {
    shows: ['offer'],
    forms: [
      {
        from: ['eachOpponent'],
        what: ['oneMoneyCardFromHand'],
        secretSimultaneous: [true],
        highest: ['toMySuitcase'],
        others: ['discard'],
        tie: ['equalCardsNoChoice'],
      },
    ],
  },
  stealHandCard: { shows: ['stealCard'], forms: [{ from: ['upTo2Opponents'], random: [true], countEach: [1] }] },
  stealSuitcaseMoney: {
    shows: ['stealMoney'],
    forms: [{ from: ['oneOpponent'], random: [true], count: [1], to: ['myHand'] }],
  },
  placeControlMarker: { shows: ['marker'], forms: [{ where: ['turfWhereYouHaveAFigure'] }] },
  returnFigure: { shows: ['returnThug'], forms: [{ owner: ['self'], kind: ['thug'], to: ['reserve'] }] },
  readyAlly: { shows: ['readyAlly'], forms: [{ count: [1] }] },
} as const satisfies Readonly<Record<string, EffectRow>>;

/** What each part of a card offers, refuses and does. Other operations become the abilities of abilities/index.ts. */
export const ABILITIES: { readonly [Op in CardOp]: AbilityRules<AbilityOf<Op>> } = {
  shakeDownBacks: backs,
  forcedOffer: offers,
  stealHandCard: robHands,
  stealSuitcaseMoney: robSuitcase,
  placeControlMarker: claim,
  returnFigure: returnThug,
  readyAlly,
};

export interface EffectRow {
  /** May be printed on a business or be an icon. Jobs and allies may have every effect. */
  readonly onBusinesses?: true;
  /** The icons a card shows for it. Those of operations that compile.ts knows depend on more (table/draw/icons). */
  readonly shows?: readonly string[];
  readonly forms: readonly Form[];
}

export interface Form {
  readonly [field: string]: Cell | Form;
}

/** The values there are; or a number from 1 to 9, a list of values of money, a list of goods without repeats. */
export type Cell = readonly Literal[] | 'times' | 'notes' | 'goods';
export type Literal = string | number | boolean | null;

export const isCell = (part: Cell | Form): part is Cell => typeof part === 'string' || Array.isArray(part);

/** `choose` and `sequence` hold further effects, at most two levels deep. */
export const NESTING = { choose: 'options', sequence: 'effects' } as const;
export const NESTING_LIMIT = 2;

export type PlainOp = keyof typeof EFFECTS;
export type NestingOp = keyof typeof NESTING;

// Object.keys says only that they are texts.
export const PLAIN_OPS = Object.keys(EFFECTS) as readonly PlainOp[];
export const NESTING_OPS = Object.keys(NESTING) as readonly NestingOp[];

/** Only these may be printed on a business: they are the icons of the rule book. */
export const BUSINESS_OPS = PLAIN_OPS.filter(op => 'onBusinesses' in EFFECTS[op]);

export const isNestingOp = (op: string): op is NestingOp => Object.hasOwn(NESTING, op);
