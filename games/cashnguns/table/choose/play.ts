// What the player has done towards an answer, and what can be done next.
import type { Choice, PromptKind } from '@omerta/cashnguns/seen';
import type { Reason, Seat } from '@omerta/kernel';
import type { Question } from '@omerta/protocol';
import { createContext, useContext } from 'react';
import type { Thing } from './things.ts';

export interface Play {
  /** Asked of this player and drawn; undefined while events are still on stage. */
  readonly question: Question | undefined;
  readonly kind: PromptKind | undefined;
  readonly isSending: boolean;
  readonly choices: readonly Choice[];
  readonly picked: readonly Thing[];
  /** What the large button would answer. */
  readonly chosen: Choice | undefined;
  /** Whom the gun will be aimed at, picked together with the bullet. */
  readonly target: Seat | undefined;
  /** Answered, and not being changed. */
  readonly isIn: boolean;
  /** The hand lies face down. */
  readonly isHidden: boolean;
  readonly refused: Refused | undefined;

  tap(thing: Thing): void;
  send(choice: Choice): void;
  /** Picks a choice without answering; after a bullet, whom it is for. */
  prepare(choices: readonly Choice[]): void;
  confirm(): void;
  /** Takes the answer up again, as long as it may be changed. */
  change(): void;
  clear(): void;
  hide(isHidden: boolean): void;
  dismiss(): void;
}

/** Something closed that was tapped. */
export interface Refused {
  readonly what: string;
  readonly reason: Reason;
}

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === undefined) throw new Error('There is no PlayProvider around this component');
  return play;
}
