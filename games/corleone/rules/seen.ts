// The entry for clients and text: what a viewer may know, and nothing of the State.
export type { Ability, AbilityOp } from './abilities/compile.ts';
export { effectOf, isSimplyTaken } from './abilities/effects.ts';
export { applyEvent } from './applyEvent.ts';
export { biddersOf, bidOrder, inTurnOrder } from './bids.ts';
export { backsAround, backsIn, businessesAround } from './board/backs.ts';
export {
  type Counted,
  figuresIn,
  influenceIn,
  type Side,
  sidesIn,
  type Victory,
  winnerOf,
} from './board/influence.ts';
export {
  figureAt,
  figureOn,
  isClosed,
  isThugSpace,
  neutralFor,
  type Place,
  placeOfSpace,
  printedSpace,
  THUG_SPACES,
  tileSpace,
  usesMarkedSpaces,
} from './board/places.ts';
export { businessesIn, controllerOf, hasFigureIn, spacesOf, turfOfBusiness, turfsOfPlace } from './board/turfs.ts';
export * from './cards.ts';
export { type Choice, type ChoiceKind, readChoice, writeChoice } from './choices.ts';
export { actOf, type Business, bindPack, type Content, isLastAct, NOWHERE } from './content.ts';
export { inCardOrder } from './discards.ts';
export { BUSINESS_OPS, EFFECTS, NESTING_OPS, PLAIN_OPS } from './effectTable.ts';
export type { Event, EventKind, EventOf, SeenEvent } from './events.ts';
export * from './figures.ts';
export { type Foreseen, foresee, type Gain, gainsOf, isForNothing, tableAfter } from './foresee.ts';
export { excessOf, handLimit } from './handLimit.ts';
export { switches } from './options.ts';
export { checkPack, describeProblem } from './pack/checkPack.ts';
export { cardFor } from './pack/checkReferences.ts';
export { effectsOf } from './pack/effectsOf.ts';
export type { BusinessEffect, CardOp, Effect, EffectOp, Pack, PlainOp } from './pack/pack.ts';
export { packHash } from './pack/packHash.ts';
export { standardPack } from './pack/standard.ts';
export { type CountedTotal, type Total, usualTotals } from './pack/usualTotals.ts';
export { goodsFor, missingFor, type Needs, shortOf } from './payment.ts';
export type { PromptArguments, PromptKind } from './prompts.ts';
export { type ReasonCode, reasons } from './reasons.ts';
export {
  type Known,
  type KnownTheft,
  knownOf,
  knownThefts,
  type Recall,
  remember,
  type Stolen,
  startRecall,
} from './recall.ts';
export { countReserve, hasFigures, isOutOfPhase } from './reserve.ts';
export {
  BONUS,
  colorsLed,
  countColors,
  dominantIn,
  leadersOf,
  markersIn,
  turfsDominated,
} from './scoring.ts';
export { type SeenRules, seenRules } from './seenRules.ts';
export type { FinalCount, Own, Phase, Table, TableSeat, View } from './state.ts';
export { NO_TILE, PHASES } from './state.ts';
export type { Task, TaskKind } from './tasks/task.ts';
