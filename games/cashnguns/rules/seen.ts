// The entry for clients and words: what a viewer may know, and nothing of the State.
export * from './bullets.ts';
export { type Choice, type ChoiceKind, readChoice, writeChoice } from './choices.ts';
export type { Event, EventKind, EventOf, SeenEvent, Shot } from './events.ts';
export * from './loot.ts';
export { lootWorth, nextPainting } from './lootWorth.ts';
export { BANGS_EACH, CLICKS_EACH, DIAMOND_BONUS, ROUNDS, WOUNDS_TO_DIE } from './numbers.ts';
export { type House, houseOf, type Options, switches } from './options.ts';
export type { PromptArguments, PromptKind } from './prompts.ts';
export { type ReasonCode, reasons } from './reasons.ts';
export { type Known, knownOf, type Recall, remember, startRecall } from './recall.ts';
export { type SeenRules, seenRules } from './seenRules.ts';
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
export type { Task, TaskKind } from './tasks/task.ts';
