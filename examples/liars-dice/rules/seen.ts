// All that words and tables see of the rules: what a viewer may know, and nothing of the State.
export { diceOnTable } from './board.ts';
export type { Choice, ChoiceKind } from './choices.ts';
export type { Bid, Face } from './dice.ts';
export type { EventKind, SeenEvent } from './events.ts';
export type { TableRules } from './options.ts';
export type { PromptArguments, PromptKind } from './prompts.ts';
export type { ReasonCode } from './reasons.ts';
export { seenRules } from './seenRules.ts';
export type { View } from './state.ts';
