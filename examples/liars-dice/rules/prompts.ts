import type { Prompt } from '@omerta/kernel';

/** Every question of the game with its arguments. Seats are letters. */
export interface PromptArguments {
  secondRoll: Record<never, never>;
  firstBid: { dice: number };
  answerBid: { bidder: string; count: number; face: number };
}

export type PromptKind = keyof PromptArguments;

export const ask = <K extends PromptKind>(kind: K, about: PromptArguments[K]): Prompt => ({ kind, ...about });
