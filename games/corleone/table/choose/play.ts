// What the player has done towards an answer, and what can be done next.
import type { Card, Choice, PromptKind } from '@omerta/corleone/seen';
import type { Reason, Seat } from '@omerta/kernel';
import type { Question } from '@omerta/protocol';
import { createContext, useContext } from 'react';
import type { Preview } from './preview.ts';
import type { Selection } from './selection.ts';
import type { Thing } from './things.ts';
import type { Warning } from './warnings.ts';

export interface Play {
  /** Asked of this player and drawn; undefined while events are still on stage. */
  readonly question: Question | undefined;
  readonly kind: PromptKind | undefined;
  readonly isSending: boolean;
  readonly choices: readonly Choice[];
  readonly selection: Selection;
  readonly preview: Preview | undefined;
  readonly warnings: readonly Warning[];
  /** Keys of cards: to be discarded, or of the bid. */
  readonly marked: readonly string[];
  /** How many cards must be marked; 0 where none are asked for. */
  readonly needed: number;
  /** T2: who goes first, said together with the thug. */
  readonly first: Seat | undefined;
  readonly refused: Refused | undefined;
  readonly mayUndo: boolean;

  tap(thing: Thing): void;
  mark(key: string): void;
  unmarkAll(): void;
  sayFirst(seat: Seat): void;
  send(choice: Choice): void;
  /** Discards them one after another. */
  discard(cards: readonly Card[]): void;
  /** Uses every icon about which nothing is to be decided. */
  takeAll(): void;
  /** Lays a choice out as if it had been tapped; of discards, all that go together. */
  prepare(choices: readonly Choice[]): void;
  confirm(): void;
  back(): void;
  undo(): void;
  dismiss(): void;
}

/** Something closed that was tapped. */
export interface Refused {
  readonly thing: Thing;
  readonly reason: Reason;
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === undefined) throw new Error('There is no PlayProvider around this component');
  return play;
}
