import { type Recall, remember, type SeenEvent, startRecall } from '@omerta/cashnguns';
import type { Budget } from '../bot.ts';
import { type Beliefs, believe, startBeliefs } from './beliefs.ts';

/** What a seat keeps of all it sees: what is certain, and what is likely. */
export interface CashMemory {
  readonly known: Recall;
  readonly beliefs: Beliefs;
}

export const startMemory = (players: number): CashMemory => ({
  known: startRecall(players),
  beliefs: startBeliefs(players),
});

export const keepInMind = ({ known, beliefs }: CashMemory, event: SeenEvent): CashMemory => ({
  known: remember(known, event),
  beliefs: believe(beliefs, event),
});

/** Whoever remembers for this game does it with `keepInMind`. */
export const memoryIn = ({ recall }: Budget): CashMemory | undefined => recall as CashMemory | undefined;
