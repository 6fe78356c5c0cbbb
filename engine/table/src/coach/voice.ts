import type { Analysis } from '@omerta/coach';
import type { Prompt } from '@omerta/kernel';
import type { ComponentType } from 'react';

/** How the coach speaks of a game. */
export interface CoachVoice {
  readonly seats: readonly SeatLook[];
  readonly SeatSign: ComponentType<{ readonly seat: number }>;
  /** A choice, as it was offered. */
  choice(asked: Asked, text: string): string;
  /** An act, a round. */
  chapter(number: number): string;
  /** What the coach finds in this game only. */
  readonly MoreFindings?: ComponentType<MoreFindingsProps>;
}

export interface MoreFindingsProps {
  readonly analysis: Analysis;
  readonly voice: CoachVoice;
}

/** What the player who answered saw and was asked. */
export interface Asked {
  readonly view: object;
  readonly prompt: Prompt | undefined;
}

/** Lines are told apart by name, colour and dash. */
export interface SeatLook {
  readonly name: string;
  readonly colour: string;
  readonly dash: string; // '' for a whole line
}
