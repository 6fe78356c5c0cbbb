// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the packs; nothing here is awaited
import type { EffectOp } from './pack.ts';
import { type Literal, list, listWithoutRepeats, oneOf, type Shape, whole } from './shape.ts';

/** The fields an operation must have, each with the values it may take. Any other field must be absent. */
export type Combination = Readonly<Record<string, Cell>>;
export type Cell = readonly Literal[] | Shape;
export type Supported = readonly Combination[];

export const note: Shape = oneOf(1, 2, 3, 5);
export const basicGood: Shape = oneOf('gun', 'booze', 'bloodMoney');
export const good: Shape = oneOf('gun', 'booze', 'bloodMoney', 'narcotics');

/** `choose` and `sequence` hold further effects, at most two levels deep. */
export const NESTING = { choose: 'options', sequence: 'effects' } as const;
export const NESTING_LIMIT = 2;

const times: Shape = whole(1, 9);

/** What the engine can do. A wider table needs the engine, the schema and the docs widened with it. */
export const SUPPORTED: { readonly [Op in Exclude<EffectOp, keyof typeof NESTING>]: Supported } = {
  gainMoney: [{ value: note }],
  gainGood: [{ good }],
  gainGoodChoice: [{ from: listWithoutRepeats(good, 1, 4), count: times }],
  suitcase: [{ count: times, upTo: [true] }],
  drawJobs: [{ draw: [2], keep: [1] }],
  takeHorseHead: [{}],
  exchange: [
    { discard: times, gainMoney: list(note, 1, 9) },
    { discard: times, gainGoodChoice: listWithoutRepeats(good, 1, 4) },
  ],
  gunDown: [
    { 'target.owner': ['opponent'], 'target.kind': ['any'], count: ['all'], scope: ['oneTurf'] },
    { 'target.owner': ['opponent'], 'target.kind': ['any'], count: [1], scope: ['anywhere'] },
    {
      'target.owner': ['opponent', 'opponentOrNeutral'],
      'target.kind': ['thug', 'familyMember'],
      count: [1],
      scope: ['anywhere'],
    },
    { 'target.owner': ['eachOpponent'], 'target.kind': ['any'], count: [1], scope: ['anywhere'], chooser: ['owner'] },
    {
      'target.owner': ['opponent'],
      'target.kind': ['thug', 'familyMember'],
      count: [1],
      scope: ['oneTurf'],
      upTo: [true],
      group: ['A'],
    },
    { 'target.owner': ['opponent'], 'target.kind': ['thug'], count: [1], scope: ['chiefTurf'], optional: [true] },
  ],
  moveFigure: [
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
  placeNeutral: [
    { figure: ['unionBoss'], where: ['emptyThugSpace'], fromBoardAllowed: [true], then: ['shakeDownFront'] },
    { figure: ['mayor'], where: ['emptyFamilySpace'], fromBoardAllowed: [true], then: ['shakeDownBacks'] },
    { figure: ['policeChief'], where: ['insideAnyTurf'], fromBoardAllowed: [true], then: [null] },
  ],
  shakeDownFront: [
    { anyBusiness: [true], ignoreOccupied: [true], count: [1], placesFigure: [false] },
    { anyBusiness: [true], ignoreOccupied: [true], count: [2], placesFigure: [false], differentBusinesses: [true] },
  ],
  shakeDownBacks: [{ scope: ['oneTurf'] }],
  forcedOffer: [
    {
      from: ['eachOpponent'],
      what: ['oneMoneyCardFromHand'],
      secretSimultaneous: [true],
      highest: ['toMySuitcase'],
      others: ['discard'],
      tie: ['equalCardsNoChoice'],
    },
  ],
  stealHandCard: [{ from: ['upTo2Opponents'], random: [true], countEach: [1] }],
  stealSuitcaseMoney: [{ from: ['oneOpponent'], random: [true], count: [1], to: ['myHand'] }],
  placeControlMarker: [{ where: ['turfWhereYouHaveAFigure'] }],
  returnFigure: [{ owner: ['self'], kind: ['thug'], to: ['reserve'] }],
  readyAlly: [{ count: [1] }],
};
