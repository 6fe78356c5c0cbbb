import type { Prompt } from '@omerta/kernel';

/** Every question of the game with its arguments. Seats are letters, cards and places ids. */
export interface PromptArguments {
  turn: Record<never, never>;
  giveUpFigure: Record<never, never>; // F4
  whoFirst: { controller: string; business: string; turf: string };
  abilities: { of: string; left: readonly string[] };
  part: { card: string; ability: string };
  jobOrder: { job: string; reward: readonly string[] };
  jobPick: { count: number };
  trade: { icon: string; left: number };
  substitute: { asked: string; note: string };
  takeGood: { goods: readonly string[] };
  settle: { player: string };
  offer: { player: string };
  moveMarker: { turf: string };
  bid: { allies: readonly string[] };
  hire: { paid: number };
  tribute: { left: number; limit: number };
}

export type PromptKind = keyof PromptArguments;

export const ask = <K extends PromptKind>(kind: K, about: PromptArguments[K]): Prompt => ({ kind, ...about });
