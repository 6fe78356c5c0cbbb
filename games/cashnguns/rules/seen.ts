// The entry for clients and words: what a viewer may know, and nothing of the State.
export { applyEvent } from './applyEvent.ts';
export * from './bullets.ts';
export { bulletsToChoose } from './bulletsToChoose.ts';
export { type Choice, type ChoiceKind, readChoice, writeChoice } from './choices.ts';
export type { Event, EventKind, EventOf, SeenEvent, Shot } from './events.ts';
export { type Foreseen, foresee, tableAfter } from './foresee.ts';
export { GANGSTERS, type Gangster, gangstersIn } from './gangsters.ts';
export { areMissed, type Harm, harmBy, woundsToDie } from './hits.ts';
export * from './loot.ts';
export { gainOf, lootWorth, nextPainting, paintingLadder, worthWithout } from './lootWorth.ts';
export { BANGS_EACH, CLICKS_EACH, DIAMOND_BONUS, ROUNDS } from './numbers.ts';
export { type OpenLoots, openLootsAfter } from './openLoots.ts';
export { type House, houseOf, keepsTakes, type Options, type Switches, switches } from './options.ts';
export { type PromptArguments, type PromptKind, talentOf } from './prompts.ts';
export { type ReasonCode, reasons } from './reasons.ts';
export { type Known, knownOf, type Recall, remember, startRecall } from './recall.ts';
export { countDiamonds, countedPaintings, paintingsWorth } from './scoring.ts';
export { isStanding } from './seating.ts';
export { type SeenRules, seenRules } from './seenRules.ts';
export { bannedNow, countShares, pickOrder, sharingIn } from './shares.ts';
export {
  type FinalCount,
  NO_SEAT,
  type Own,
  STAGES,
  type Stage,
  type Table,
  type TableSeat,
  type View,
} from './state.ts';
export { NO_TALENT, TALENTS, type Talent } from './talents.ts';
export { aimsLast, gunsOn, isAimingAt } from './targets.ts';
export type { Task, TaskKind } from './tasks/task.ts';
export { switchesOf } from './versions.ts';
