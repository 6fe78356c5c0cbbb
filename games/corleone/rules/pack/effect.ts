/** The vocabulary of effects: everything a business, a job or an ally can do, as data. */

export type Note = 1 | 2 | 3 | 5;
export type Good = 'gun' | 'booze' | 'bloodMoney' | 'narcotics';
/** What a job may demand; narcotics only ever stand in (J1). */
export type BasicGood = Exclude<Good, 'narcotics'>;
export type NeutralFigure = 'mayor' | 'unionBoss' | 'policeChief';
export type FigureKind = 'thug' | 'familyMember' | 'any';

export type Effect =
  | GainMoney
  | GainGood
  | GainGoodChoice
  | ToSuitcase
  | DrawJobs
  | TakeHorseHead
  | Exchange
  | GunDown
  | MoveFigure
  | PlaceNeutral
  | ShakeDownFront
  | ShakeDownBacks
  | ForcedOffer
  | StealHandCard
  | StealSuitcaseMoney
  | PlaceControlMarker
  | ReturnFigure
  | ReadyAlly
  | Choose
  | Sequence;

export type EffectOp = Effect['op'];
export type EffectOf<Op extends EffectOp> = Extract<Effect, { readonly op: Op }>;
/** What may stand on a business or be an icon. */
export type BusinessEffect = GainMoney | GainGood | ToSuitcase | DrawJobs | TakeHorseHead | Exchange;

export interface GainMoney {
  readonly op: 'gainMoney';
  readonly value: Note;
}

export interface GainGood {
  readonly op: 'gainGood';
  readonly good: Good;
}

export interface GainGoodChoice {
  readonly op: 'gainGoodChoice';
  readonly from: readonly Good[];
  readonly count: number;
}

export interface ToSuitcase {
  readonly op: 'suitcase';
  readonly count: number;
  readonly upTo: true;
}

export interface DrawJobs {
  readonly op: 'drawJobs';
  readonly draw: 2;
  readonly keep: 1;
}

export interface TakeHorseHead {
  readonly op: 'takeHorseHead';
}

export type Exchange = ExchangeForMoney | ExchangeForGood;

export interface ExchangeForMoney {
  readonly op: 'exchange';
  readonly discard: number;
  readonly gainMoney: readonly Note[];
  readonly gainGoodChoice?: never;
}

export interface ExchangeForGood {
  readonly op: 'exchange';
  readonly discard: number;
  readonly gainGoodChoice: readonly Good[];
  readonly gainMoney?: never;
}

export interface GunDown {
  readonly op: 'gunDown';
  readonly target: {
    readonly owner: 'opponent' | 'opponentOrNeutral' | 'eachOpponent';
    readonly kind: FigureKind;
  };
  readonly count: 1 | 'all';
  readonly scope: 'anywhere' | 'oneTurf' | 'chiefTurf';
  /** Each opponent picks a figure of their own (RN-18). */
  readonly chooser?: 'owner';
  readonly upTo?: true;
  readonly optional?: true;
  /** Grouped parts of one card use the same turf. */
  readonly group?: 'A';
}

export interface MoveFigure {
  readonly op: 'moveFigure';
  readonly owner: 'self' | 'opponent' | 'opponentOrNeutral' | 'any';
  readonly kind: FigureKind;
  readonly from?: 'chiefTurf';
  readonly to:
    | 'emptyThugSpace'
    | 'emptyFamilySpace'
    | 'emptySpaceSameKind'
    | 'emptyThugSpaceOutsideThatTurf'
    | 'vacatedSpace';
  readonly then: 'shakeDownFront' | 'shakeDownThere' | null;
  /** One figure if missing. */
  readonly count?: 2;
  readonly upTo?: true;
  readonly optional?: true;
}

export type PlaceNeutral = PlaceUnionBoss | PlaceMayor | PlacePoliceChief;

export interface PlaceUnionBoss {
  readonly op: 'placeNeutral';
  readonly figure: 'unionBoss';
  readonly where: 'emptyThugSpace';
  readonly fromBoardAllowed: true;
  readonly then: 'shakeDownFront';
}

export interface PlaceMayor {
  readonly op: 'placeNeutral';
  readonly figure: 'mayor';
  readonly where: 'emptyFamilySpace';
  readonly fromBoardAllowed: true;
  readonly then: 'shakeDownBacks';
}

export interface PlacePoliceChief {
  readonly op: 'placeNeutral';
  readonly figure: 'policeChief';
  readonly where: 'insideAnyTurf';
  readonly fromBoardAllowed: true;
  readonly then: null;
}

export interface ShakeDownFront {
  readonly op: 'shakeDownFront';
  readonly anyBusiness: true;
  readonly ignoreOccupied: true;
  readonly count: 1 | 2;
  /** Stands exactly where the count is 2. */
  readonly differentBusinesses?: true;
  readonly placesFigure: false;
}

export interface ShakeDownBacks {
  readonly op: 'shakeDownBacks';
  readonly scope: 'oneTurf';
}

export interface ForcedOffer {
  readonly op: 'forcedOffer';
  readonly from: 'eachOpponent';
  readonly what: 'oneMoneyCardFromHand';
  readonly secretSimultaneous: true;
  readonly highest: 'toMySuitcase';
  readonly others: 'discard';
  readonly tie: 'equalCardsNoChoice';
}

export interface StealHandCard {
  readonly op: 'stealHandCard';
  readonly from: 'upTo2Opponents';
  readonly random: true;
  readonly countEach: 1;
}

export interface StealSuitcaseMoney {
  readonly op: 'stealSuitcaseMoney';
  readonly from: 'oneOpponent';
  readonly random: true;
  readonly count: 1;
  readonly to: 'myHand';
}

export interface PlaceControlMarker {
  readonly op: 'placeControlMarker';
  readonly where: 'turfWhereYouHaveAFigure';
}

export interface ReturnFigure {
  readonly op: 'returnFigure';
  readonly owner: 'self';
  readonly kind: 'thug';
  readonly to: 'reserve';
}

export interface ReadyAlly {
  readonly op: 'readyAlly';
  readonly count: 1;
}

export interface Choose {
  readonly op: 'choose';
  readonly options: readonly Effect[];
}

export interface Sequence {
  readonly op: 'sequence';
  readonly effects: readonly Effect[];
}
