import type { Hint, Reason } from '@omerta/bots';
import { createContext, useContext } from 'react';
import type { HintState } from './hinting.ts';

/** Hints at this table. */
export interface Hints {
  /** Whether the question of the moment may be asked about. */
  readonly isOffered: boolean;
  readonly state: HintState;
  readonly voice: HintVoice;
  ask(): void;
  close(): void;
  /** Lays an advice out as if it had been tapped. Confirming it is left to the player. */
  prepare(advice: 'best' | 'second'): void;
  /** The choices that are told just now: the best, then the second. */
  readonly told: readonly string[];
}

/** How a game speaks of its choices. */
export interface HintVoice {
  choice(text: string): string;
  reason(reason: Reason): string;
  lead(amount: number): string;
}

export const HintsContext = createContext<Hints | undefined>(undefined);

export function useHints(): Hints {
  const hints = useContext(HintsContext);
  if (hints === undefined) throw new Error('There are no hints around this component');
  return hints;
}

/** The same key asks for a hint and puts it away. Whether there was anything to do. */
export function askOrClose({ isOffered, state, ask, close }: Hints): boolean {
  if (isOffered && state.kind === 'idle') ask();
  else close();
  return isOffered;
}

/** What is answered in one go, one after another: with the second choice, the best takes its place further on. */
export function answersOf({ best, second, next }: Hint, advice: 'best' | 'second'): readonly string[] {
  const rest = next === undefined ? [] : answersOf(next, 'best');
  if (advice === 'best') return [best.choice, ...rest];
  const again = rest.indexOf(second.choice);
  return [second.choice, ...(again < 0 ? rest : rest.with(again, best.choice))];
}
